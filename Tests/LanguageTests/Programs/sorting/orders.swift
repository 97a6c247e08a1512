struct Player: Equatable { let name: String; let score: Int; var team = "x" }
let players = [Player(name: "Bo", score: 3), Player(name: "Al", score: 7), Player(name: "Cy", score: 3), Player(name: "Di", score: 7)]
print(players.sorted { $0.score > $1.score }.map(\.name), players.sorted { $0.score < $1.score }.map(\.name))
print(players.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.map(\.name), players.sorted { $0.score == $1.score ? $0.name > $1.name : $0.score > $1.score }.map(\.name))
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }
print(players.sorted(by: \.name).map(\.score), players.max { $0.score < $1.score }!.name, players.min { $0.score < $1.score }!.name)
print([3, 1, 2].sorted(by: >), ["b", "a"].sorted(by: <), [1.5, -2, 0].sorted(), ["ab", "a", "b", "B"].sorted(), [true, false].sorted { !$0 && $1 }, [Int]().sorted())
var xs = [5, 2, 8]; xs.sort(); print(xs); xs.sort(by: >); print(xs, xs == xs.sorted(by: >))
struct Version: Comparable, CustomStringConvertible { let major: Int, minor: Int
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" } }
let versions = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(versions.sorted(), versions.max()!, versions.min()!, versions[0] >= versions[2], versions.sorted(by: >).first!)
let stable = (0..<40).map { ($0 * 7 % 5, $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }; print(stable)
func isSorted<T: Comparable>(_ xs: [T]) -> Bool { zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 } }; print(isSorted([1, 1, 2]), isSorted([2, 1]), isSorted([Int]()))
print(["file10", "file9", "File1"].sorted { $0.lowercased() < $1.lowercased() })
// expect: ["Al", "Di", "Bo", "Cy"] ["Bo", "Cy", "Al", "Di"]
// expect: ["Al", "Di", "Bo", "Cy"] ["Di", "Al", "Cy", "Bo"]
// expect: [7, 3, 3, 7] Al Bo
// expect: [3, 2, 1] ["a", "b"] [-2.0, 0.0, 1.5] ["B", "a", "ab", "b"] [false, true] []
// expect: [2, 5, 8]
// expect: [8, 5, 2] true
// expect: [0.9, 1.0, 1.2] 1.2 0.9 true 1.2
// expect: [0, 5, 10, 15, 20, 25, 30, 35, 3, 8, 13, 18, 23, 28, 33, 38, 1, 6, 11, 16, 21, 26, 31, 36, 4, 9, 14, 19, 24, 29, 34, 39, 2, 7, 12, 17, 22, 27, 32, 37]
// expect: true false true
// expect: ["File1", "file10", "file9"]
