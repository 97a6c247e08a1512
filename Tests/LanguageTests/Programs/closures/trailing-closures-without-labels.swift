func both(_ first: () -> Int, _ second: (Int) -> Int = { $0 }, last: () -> String) -> String {
  "\(second(first()))" + last()
}
print(both { 1 } _: { $0 + 1 } last: { "!" })
print(both { 1 } last: { "?" })
func pair(_ a: () -> Int, _ b: () -> Int) -> Int { a() * b() }
print(pair { 3 } _: { 4 })
struct Row { init(_ title: () -> String, _ detail: () -> String) { print(title(), detail()) } }
_ = Row { "a" } _: { "b" }
// expect: 2!
// expect: 1?
// expect: 12
// expect: a b
