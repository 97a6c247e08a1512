// A library's protocol by its module's name, also where the type has one of its own of that name.
enum Demo {
  enum Error: Swift.Error, Equatable { case one; case two(String) }
  struct Result<T> { var value: T }
  struct Array { var items: Swift.Array<Int> }
  static func run(_ n: Int) throws -> Swift.Result<Int, Error> { if n == 0 { throw Error.one }; return .failure(.two("x")) }
  static func own() -> Result<Int> { Result(value: 3) }
  typealias Text = Swift.String
}
do { _ = try Demo.run(0) } catch let error as Demo.Error { print("demo", error) } catch { print(error) }
do { try print(Demo.run(1)) } catch { print(error) }
do { _ = try Demo.run(0) } catch Demo.Error.one { print("one") } catch { print(error) }
print(Demo.own(), Demo.Array(items: [1, 2]).items, Demo.Text("a"))
class Failure: Swift.Error { let code = 3 }
do { throw Failure() } catch let f as Failure { print(f.code) } catch {}
enum Level: Swift.Int, Swift.CaseIterable { case low = 1, high }
print(Level.allCases.map(\.rawValue))
struct Point: Swift.Equatable, Swift.CustomStringConvertible { var x = 1; var description: Swift.String { "p\(x)" } }
print(Point() == Point(), [Point()])
extension Point: Swift.Comparable { static func < (a: Point, b: Point) -> Bool { a.x < b.x } }
print([Point(x: 3), Point(x: 2)].sorted())
protocol Named { associatedtype Error: Swift.Error }
struct N: Named { enum Error: Swift.Error { case a } ; func f() throws(Error) { throw .a } }
do { try N().f() } catch { Swift.print(error) }
Swift.print(Swift.max(1, 2), Swift.Int("3") ?? 0, Swift.Double.pi, Swift.type(of: 1))
// expect: demo one
// expect: failure(main.Demo.Error.two("x"))
// expect: one
// expect: Result<Int>(value: 3) [1, 2] a
// expect: 3
// expect: [1, 2]
// expect: true [p1]
// expect: [p2, p3]
// expect: a
// expect: 2 3 3.141592653589793 Int
