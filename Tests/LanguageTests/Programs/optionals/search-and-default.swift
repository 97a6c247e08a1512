struct Node { var name: String; var children: [Node] = []; var note: String?
  func find(_ n: String) -> Node? { if name == n { return self }
    for child in children { if let found = child.find(n) { return found } }
    return nil }
  func path(to n: String) -> [String]? { if name == n { return [name] }
    return children.lazy.compactMap { $0.path(to: n) }.first.map { [name] + $0 } } }
let root = Node(name: "root", children: [Node(name: "a", children: [Node(name: "b", note: "deep")]), Node(name: "c")])
print(root.find("b")?.note ?? "none", root.find("z")?.name as Any, root.path(to: "b") ?? [], root.path(to: "q") as Any)
let settings: [String: [String: String]] = ["ui": ["size": "12", "bad": "x"]]
func int(_ section: String, _ key: String) -> Int? { settings[section]?[key].flatMap { Int($0) } }
print(int("ui", "size") ?? 0, int("ui", "bad") as Any, int("no", "size") as Any, settings["ui"]?.count ?? 0)
let inputs: [Int?] = [3, nil, 7]
let total = inputs.reduce(0) { $0 + ($1 ?? 10) }
print(total, inputs.compactMap { $0 }.max() ?? 0, inputs.map { $0.map(String.init) ?? "?" }, inputs.first { $0 == nil } as Any)
func combine(_ a: Int?, _ b: Int?) -> Int? { guard let a, let b else { return a ?? b }; return a + b }
print([combine(1, 2), combine(1, nil), combine(nil, nil)])
var cache: [Int: String] = [:]
func lookup(_ k: Int) -> String { if let hit = cache[k] { return "hit " + hit }; cache[k] = "v\(k)"; return cache[k]! }
print(lookup(1), lookup(1))
let parsed = "1,2,x,4".split(separator: ",").map { Int($0) }
if parsed.contains(where: { $0 == nil }) { print("bad at", parsed.firstIndex { $0 == nil }!) }
print(parsed.compactMap(\.self), parsed.count { $0 != nil }, (parsed.first ?? nil) ?? -1, parsed.last.flatMap { $0 } ?? -1)
// expect: deep nil ["root", "a", "b"] nil
// expect: 12 nil nil 2
// expect: 20 7 ["3", "?", "7"] Optional(nil)
// expect: [Optional(3), Optional(1), nil]
// expect: v1 hit v1
// expect: bad at 2
// expect: [1, 2, 4] 3 1 4
