@dynamicMemberLookup final class Proxy<T> { private var t: T; init(_ t: T) { self.t = t }
    subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { print("read"); return t[keyPath: k] }
    subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> V { get { print("get"); return t[keyPath: k] } set { print("set"); t[keyPath: k] = newValue } }
}
struct Cfg { var host = "h"; var ports = [1]; let ro = true; var computed: Int { ports.count } }
let px = Proxy(Cfg()); px.host += "!"; px.ports.append(2); px.ports[0] = 9; print(px.host, px.ro, px.ports.count, px.computed)
@dynamicMemberLookup struct Lens<T> {
  var v: T
  subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> Lens<V> { print("lens"); return Lens<V>(v: v[keyPath: k]) }
  subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { v[keyPath: k] }
}
let l = Lens(v: Cfg())
print(l.host.v, l.ro)
final class Model { var name = "m"; let id = 1 }
@dynamicMemberLookup struct Ref<T: AnyObject> {
  let t: T
  subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { print("k"); return t[keyPath: k] }
  subscript<V>(dynamicMember k: ReferenceWritableKeyPath<T, V>) -> V { get { print("r"); return t[keyPath: k] } nonmutating set { print("w"); t[keyPath: k] = newValue } }
}
let r = Ref(t: Model())
r.name = "n"
print(r.name, r.id)
// expect: get
// expect: set
// expect: get
// expect: set
// expect: get
// expect: set
// expect: get
// expect: read
// expect: get
// expect: read
// expect: h! true 2 2
// expect: lens
// expect: h true
// expect: w
// expect: r
// expect: k
// expect: n 1
