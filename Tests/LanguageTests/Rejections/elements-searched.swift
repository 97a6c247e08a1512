struct Point { var x = 0 }
protocol Shape {}
struct Dot: Shape {}
enum Kind { case plain, other(Int) }
let points = [Point()]
let shapes: [any Shape] = [Dot()]
let kinds = [Kind.plain]
print(points.contains(Point()))
print(points.contains(points[0]))
print(shapes.contains(shapes[0]))
print(shapes.firstIndex(where: { $0 is Dot }) ?? 0)
_ = shapes.firstIndex(of: shapes[0])
print(kinds.contains(.plain))
func has<T>(_ list: [T], _ item: T) -> Bool { list.contains(item) }
print(["a"].contains(1))
let number = 1
print(["a", "b"].contains(number))
print([1, 2].contains(1.5), [1, 2].contains(number), ["a"].contains("a"), "abc".contains("b"))
print([1, 2].firstIndex(of: Int("1") ?? 0) as Any, points.contains { $0.x == 0 }, [1.5].contains(2))
print(points.sorted(by: { $0.x < $1.x }).count)
let sorted = points.sorted(by: <)
// expect error 8:23: cannot convert value of type 'Point' to expected argument type '(Point) throws -> Bool'
// expect error 8:23: missing argument label 'where:' in call
// expect error 9:23: missing argument label 'where:' in call
// expect error 9:29: cannot convert value of type 'Point' to expected argument type '(Point) throws -> Bool'
// expect error 10:23: missing argument label 'where:' in call
// expect error 10:29: cannot convert value of type 'any Shape' to expected argument type '(any Shape) throws -> Bool'
// expect error 12:12: type 'any Shape' cannot conform to 'Equatable'
// expect error 13:13: referencing instance method 'contains' on 'Sequence' requires that 'Kind' conform to 'Equatable'
// expect error 14:61: cannot convert value of type 'T' to expected argument type '(T) throws -> Bool'
// expect error 14:61: missing argument label 'where:' in call
// expect error 15:7: conflicting arguments to generic parameter 'Element' ('String' vs. 'Int')
// expect error 15:13: conflicting arguments to generic parameter 'Self' ('[String]' vs. '[Int]')
// expect error 17:8: cannot convert value of type 'String' to expected element type 'Int'
// expect error 17:13: cannot convert value of type 'String' to expected element type 'Int'
// expect error 21:32: no exact matches in reference to operator function '<'
