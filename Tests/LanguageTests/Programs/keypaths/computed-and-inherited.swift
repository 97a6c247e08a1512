class Base { var n = 1; var double: Int { get { n * 2 } set { n = newValue / 2 } }; var name: String { "base" } }
class Sub: Base { override var name: String { "sub" }; var extra = [1] }
let s = Sub()
s[keyPath: \.double] = 10
s[keyPath: \Sub.extra].append(2)
print(s.n, s[keyPath: \Base.name], s[keyPath: \Sub.name], s.extra)
let paths: [PartialKeyPath<Sub>] = [\.n, \.name, \.extra]
for p in paths { print(s[keyPath: p]) }
protocol Named { var title: String { get set } }
struct A: Named { var title = "a" }
func rename<T: Named>(_ t: inout T) { t[keyPath: \T.title] += "!" }
var a = A()
rename(&a)
print(a.title, (\A.title) is WritableKeyPath<A, String>)
// expect: 5 sub sub [1, 2]
// expect: 5
// expect: sub
// expect: [1, 2]
// expect: a! true
