// A path to what a protocol of objects requires writes through the object.
protocol Model: AnyObject { var draft: String { get set }; var n: Int { get } }
final class P: Model { var draft = "a"; var n = 1 }
func f<M: Model>(_ m: M) {
  let k = \M.draft
  print(type(of: k))
  m[keyPath: k] = "b"
  let r: ReferenceWritableKeyPath<M, String> = \.draft
  m[keyPath: r] += "c"
  print(type(of: \M.n), m[keyPath: \.n])
}
let p = P(); f(p); print(p.draft)
protocol V { var x: Int { get set } }
struct S: V { var x = 1 }
func g<T: V>(_ t: T) { var t = t; let k = \T.x; print(type(of: k)); t[keyPath: k] = 5; print(t.x) }
g(S())
@dynamicMemberLookup struct B<T: AnyObject> { let o: T; subscript<X>(dynamicMember k: ReferenceWritableKeyPath<T, X>) -> X { get { o[keyPath: k] } nonmutating set { o[keyPath: k] = newValue } } }
func h<M: Model>(_ m: M) { let b = B(o: m); b.draft = "z"; print(b.draft, m.draft) }
h(p)
// expect: ReferenceWritableKeyPath<P, String>
// expect: KeyPath<P, Int> 1
// expect: bc
// expect: WritableKeyPath<S, Int>
// expect: 5
// expect: z z
