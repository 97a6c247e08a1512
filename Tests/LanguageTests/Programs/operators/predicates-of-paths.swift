struct Movie { let title: String; let year: Int; let isSeen: Bool }
func == <T, V: Equatable>(kp: KeyPath<T, V>, v: V) -> (T) -> Bool { { $0[keyPath: kp] == v } }
func > <T, V: Comparable>(kp: KeyPath<T, V>, v: V) -> (T) -> Bool { { $0[keyPath: kp] > v } }
func && <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) && r($0) } }
func || <T>(l: @escaping (T) -> Bool, r: @escaping (T) -> Bool) -> (T) -> Bool { { l($0) || r($0) } }
prefix func ! <T>(kp: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: kp] } }
let movies = [Movie(title: "A", year: 1999, isSeen: true), Movie(title: "B", year: 2022, isSeen: false)]
print(movies.filter(\.year > 2000 && \.title == "B").map(\.title))
print(movies.filter(\.year > 2000 || \.title == "A").map(\.title))
print(movies.filter(\.year > 2000).map(\.title), movies.filter(!\.isSeen).map(\.title))
let recent: (Movie) -> Bool = \.year > 2000 && \.title == "A"
print(movies.filter(recent).count, movies.contains(where: \.year > 1998 && \.isSeen), true && movies.isEmpty)
// expect: ["B"]
// expect: ["A", "B"]
// expect: ["B"] ["B"]
// expect: 0 true false
