import Foundation
enum E: Error { case a }
func run(_ f: () throws -> Void) {
  do { try f() } catch let error as NSError { print(error.domain, error.code) }
}
run { throw NSError(domain: "d", code: 9) }
func go() { do { throw E.a } catch let e as Error { print(e) } }
go()
func g2() { do { throw E.a } catch is Error { print("some") } }
g2()
// expect: d 9
// expect: a
// expect: some
