struct Req {
    private(set) var url = ""
    private(set) var size: Int { get { 1 } set {} }
    func with(_ kp: WritableKeyPath<Req, String>, _ v: String) -> Self { var c = self; c[keyPath: kp] = v; return c }
    func own() -> Self { with(\.url, "a") }
}
class Model { private(set) var count = 0; var name = "" }
print(Req().with(\.url, "x"))
let p: WritableKeyPath<Req, String> = \.url
let s: WritableKeyPath<Req, Int> = \.size
let m: ReferenceWritableKeyPath<Model, Int> = \.count
let n: ReferenceWritableKeyPath<Model, String> = \.name
var r = Req()
r[keyPath: \.url] = "b"
Model()[keyPath: \.count] = 2
let k = \Req.url
print(r[keyPath: k], type(of: \Model.count))
func set<T, V>(_ t: T, _ p: ReferenceWritableKeyPath<T, V>, _ v: V) {}
set(Model(), \.count, 1)
// expect error 8:18: cannot convert value of type 'KeyPath<Req, String>' to expected argument type 'WritableKeyPath<Req, String>'
// expect error 9:39: cannot convert key path type 'KeyPath<Req, String>' to contextual type 'WritableKeyPath<Req, String>'
// expect error 10:36: cannot convert key path type 'KeyPath<Req, Int>' to contextual type 'WritableKeyPath<Req, Int>'
// expect error 11:47: cannot convert key path type 'KeyPath<Model, Int>' to contextual type 'ReferenceWritableKeyPath<Model, Int>'
// expect error 14:2: cannot assign through subscript: key path is read-only
// expect error 15:8: cannot assign through subscript: key path is read-only
// expect error 19:14: cannot convert value of type 'KeyPath<Model, Int>' to expected argument type 'ReferenceWritableKeyPath<Model, Int>'
