import Foundation
final class Sub { var token: (any NSObjectProtocol)?
  init() { token = NotificationCenter.default.addObserver(forName: .init("a"), object: self, queue: nil) { _ in print("got") } }
  deinit { print("gone") } }
var s: Sub? = Sub()
NotificationCenter.default.post(name: .init("a"), object: s)
NotificationCenter.default.post(name: .init("a"), object: nil)
NotificationCenter.default.post(name: .init("a"), object: NSObject())
s = nil; print("end")
NotificationCenter.default.post(name: .init("a"), object: nil)
let t = NotificationCenter.default.addObserver(forName: .init("b"), object: nil, queue: nil) { _ in print("got b") }
NotificationCenter.default.post(name: .init("b"), object: NSObject())
// expect: got
// expect: gone
// expect: end
// expect: got b
