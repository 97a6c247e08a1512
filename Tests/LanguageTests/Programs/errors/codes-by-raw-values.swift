import Foundation
enum A: Int, Error { case a = 5, b }
enum S: String, Error { case a = "x", b }
struct R: RawRepresentable, Error { var rawValue: UInt8 }
enum C: Int, CustomNSError { case p = 9; static var errorDomain: String { "CD" } }
enum L: Int, LocalizedError { case p = 9; var errorDescription: String? { "loc" } }
func show(_ e: any Error) { print((e as NSError).code, (e as NSError).domain, e.localizedDescription) }
for e in [A.b, S.b, R(rawValue: 7), C.p, L.p, S.a] as [any Error] { show(e) }
final class K: Error { }
show(K()); struct P: Error {}; show(P()); enum One: Error { case only }; show(One.only); enum Pay: Error { case x, a(Int), y, b(String) }
for e in [Pay.x, .a(1), .y, .b("")] { show(e) }
// expect: 6 main.A The operation could not be completed. (main.A error 6.)
// expect: 1 main.S The operation could not be completed. (main.S error 1.)
// expect: 7 main.R The operation could not be completed. (main.R error 7.)
// expect: 9 CD The operation could not be completed. (CD error 9.)
// expect: 9 main.L loc
// expect: 0 main.S The operation could not be completed. (main.S error 0.)
// expect: 1 main.K The operation could not be completed. (main.K error 1.)
// expect: 1 main.P The operation could not be completed. (main.P error 1.)
// expect: 0 main.One The operation could not be completed. (main.One error 0.)
// expect: 2 main.Pay The operation could not be completed. (main.Pay error 2.)
// expect: 0 main.Pay The operation could not be completed. (main.Pay error 0.)
// expect: 3 main.Pay The operation could not be completed. (main.Pay error 3.)
// expect: 1 main.Pay The operation could not be completed. (main.Pay error 1.)
