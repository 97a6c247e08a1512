let t = "abc", d = ["a": 1, "b": 2]
print(d.enumerated().count, Set([1, 2, 3]).enumerated().count, t.enumerated().count)
print(t.enumerated().isEmpty, d.enumerated().first != nil, t.dropFirst().enumerated().count, t.utf8.enumerated().count)
if let f = t.enumerated().first { print(f) }
print(t.enumerated().dropLast().map { $0.offset }, t.enumerated().randomElement() != nil, t.enumerated().reversed().map { $0.offset })
// expect: 2 3 3
// expect: false true 2 3
// expect: (offset: 0, element: "a")
// expect: [0, 1] true [2, 1, 0]
