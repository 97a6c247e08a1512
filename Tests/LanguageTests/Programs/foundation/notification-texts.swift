import Foundation
class O { }
struct V: CustomStringConvertible { var description: String { "V!" } }
let a = Notification(name: Notification.Name("a"), object: V())
print(a); dump(a); print([a])
let b = Notification(name: Notification.Name("a"), object: nil, userInfo: ["k": 1])
print(b, String(reflecting: b)); dump(b)
let m = Mirror(reflecting: b); print(m.displayStyle as Any, m.children.map { "\($0)" }, m.subjectType)
extension NSNotification.Name { static let mine = NSNotification.Name("mine") }
extension Notification.Name { static let other = Notification.Name("other") }
let t = NotificationCenter.default.addObserver(forName: .mine, object: nil, queue: nil) { n in print("got", n.name.rawValue, n.userInfo?["x"] as Any) }
NotificationCenter.default.post(name: .mine, object: nil, userInfo: ["x": 4])
NotificationCenter.default.post(name: .other, object: nil)
NotificationCenter.default.post(Notification(name: .mine))
NotificationCenter.default.removeObserver(t)
let ns = NSNotification(name: .mine, object: nil, userInfo: nil); print(ns.name.rawValue, ns.object as Any)
// expect: name = a, object = V!
// expect: ▿ name = a, object = V!
// expect: - name: "a"
// expect: - object: V!
// expect: [name = a, object = V!]
// expect: name = a, userInfo = [AnyHashable("k"): 1] name = a, userInfo = [AnyHashable("k"): 1]
// expect: ▿ name = a, userInfo = [AnyHashable("k"): 1]
// expect: - name: "a"
// expect: ▿ userInfo: 1 key/value pair
// expect: ▿ (2 elements)
// expect: ▿ key: AnyHashable("k")
// expect: - value: "k"
// expect: - value: 1
// expect: Optional(Swift.Mirror.DisplayStyle.class) ["(label: Optional(\"name\"), value: \"a\")", "(label: Optional(\"userInfo\"), value: [AnyHashable(\"k\"): 1])"] Notification
// expect: got mine Optional(4)
// expect: got mine nil
// expect: mine nil
