import Foundation
final class MyErr: NSError, @unchecked Sendable {
  init() { super.init(domain: "m", code: 7, userInfo: [:]) }
  required init?(coder: NSCoder) { nil }
}
class Net: NSError, @unchecked Sendable {
  let path: String
  init(_ path: String) {
    self.path = path; super.init(domain: "net", code: 404, userInfo: [NSLocalizedDescriptionKey: "missing \(path)"])
  }
  required init?(coder: NSCoder) { fatalError() }
  override var localizedFailureReason: String? { "no " + path }
}
print(MyErr().code, Net("a").localizedDescription, Net("b").domain, Net("c").localizedFailureReason ?? "")
func cast<T: NSError>(_ e: Error) -> T { e as! T }
func fail(_ e: NSError) throws { throw e }
do { try fail(Net("x")) } catch let e as Net { print("net", e.path) } catch { print("other") }
do { try fail(MyErr()) } catch let e as Net { print("net", e.path) } catch let e as NSError {
  print("nserror", e.code, type(of: e))
}
do { try fail(NSError(domain: "d", code: 1)) } catch {
  print(error, type(of: error), (error as NSError).code, error is Net)
}
let n: MyErr = cast(MyErr())
print(n.code, n == n)
let e: Error = Net("z")
print(e.localizedDescription, (e as NSError) === (e as AnyObject), e as? MyErr as Any)
let a = NSError(domain: "d", code: 1), b = a
print(a === b, a == NSError(domain: "d", code: 1), a === NSError(domain: "d", code: 1))
let r: Result<Int, NSError> = .failure(a)
if case .failure(let x) = r { print(x.domain) }
print([a, MyErr(), Net("k")].map(\.code))
weak var w: NSError?
do { let t = Net("t"); w = t; print(w!.code) }
print(w == nil)
print(Net("p"), "\(MyErr())")
struct S: Error { var n = 1 }
let s = S() as NSError
print(s.domain, s.code, s is Net)
print(NSError(domain: "q", code: 2, userInfo: ["k": 1]))
class CustomErr: NSError, @unchecked Sendable {
  convenience init(why: String) { self.init(domain: "custom", code: 1, userInfo: [NSLocalizedDescriptionKey: why]) }
}
print(CustomErr(why: "because").localizedDescription)
// expect: 7 missing a net no c
// expect: net x
// expect: nserror 7 MyErr
// expect: Error Domain=d Code=1 "(null)" NSError 1 false
// expect: 7 true
// expect: missing z true nil
// expect: true true false
// expect: d
// expect: [1, 7, 404]
// expect: 404
// expect: true
// expect: Error Domain=net Code=404 "no p"UserInfo={NSLocalizedDescription=missing p} Error Domain=m Code=7 "(null)"
// expect: main.S 1 false
// expect: Error Domain=q Code=2 "(null)"UserInfo={k=1}
// expect: because
