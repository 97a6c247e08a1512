struct Outer { struct Inner { private let secret = 1 }
  func show() { print(Inner().secret) } }
enum E { case a
 private static let list = [E.a] }
print(E.list)
extension Outer { private func hidden() {} }
Outer().hidden()
class P { private func f() {} }
class Q: P { func g() { f() } }
// expect error 2:31: 'secret' is inaccessible due to 'private' protection level
// expect error 5:9: 'list' is inaccessible due to 'private' protection level
// expect error 7:9: 'hidden' is inaccessible due to 'private' protection level
// expect error 9:25: 'f' is inaccessible due to 'private' protection level
