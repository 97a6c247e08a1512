struct Odd: Error, CustomStringConvertible { let n: Int; var description: String { "odd \(n)" } }
func even(_ n: Int) throws -> Int { if n % 2 == 1 { throw Odd(n: n) }; return n / 2 }
func each(_ list: [Int], _ f: (Int) throws -> Int) rethrows -> [Int] { var r: [Int] = []; for x in list { r.append(try f(x)) }; return r }
print(each([1, 2]) { $0 + 1 })
do { print(try each([2, 4], even)); print(try each([2, 3, 5], even)) } catch { print(error) }
print((try? [2, 4].map(even)) as Any, (try? [1].map(even)) as Any)
let found = try [1, 2, 3].first { try even($0 * 2) == 2 }
print(found as Any, try [3, 1, 2].sorted { try even($0 * 2) < even($1 * 2) })
do { _ = try [2, 7].reduce(0) { $0 + (try even($1)) } } catch let e as Odd { print("reduce", e.n) }
do { try [4, 9].forEach { print(try even($0)) } } catch { print("each \(error)") }
// expect: [2, 3]
// expect: [1, 2]
// expect: odd 3
// expect: Optional([1, 2]) nil
// expect: Optional(2) [1, 2, 3]
// expect: reduce 7
// expect: 2
// expect: each odd 9
