// Errors of one domain, code and information are equal.
import Foundation
let a = NSError(domain: "a", code: 1), b = NSError(domain: "a", code: 1)
print(a == b, a == NSError(domain: "a", code: 2), a != b)
enum F: Equatable { case m(NSError), n }
print(F.m(a) == .m(b), F.m(a) == .n)
let c = NSError(domain: "a", code: 1, userInfo: ["k": "v", "n": 1]), d = NSError(domain: "a", code: 1, userInfo: ["k": "v", "n": 1])
print(c == d, c == a, c == NSError(domain: "a", code: 1, userInfo: ["k": "w", "n": 1]))
print([a].contains(b), [c].firstIndex(of: d) as Any)
struct Broken: Error, Equatable {
  var reason: NSError
  var note = ""
}
do {
  throw Broken(reason: c)
} catch let broken as Broken where broken == Broken(reason: d) {
  print("as expected", broken.reason.code, broken.reason.isEqual(a))
} catch {
  print(error)
}
// expect: true false false
// expect: true false
// expect: true false false
// expect: true Optional(0)
// expect: as expected 1 false
