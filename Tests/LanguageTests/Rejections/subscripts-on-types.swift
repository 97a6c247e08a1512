struct S { subscript(i: Int) -> Int { i } }
print(S[0])
struct T { subscript(i: Int) -> Int { i }; static subscript(s: String) -> Int { 1 } }
print(T["a"])
// expect error 2:7: instance member 'subscript' cannot be used on type 'S'
