// `.init` in a closure that gives optionals makes what the optional wraps, which the end of the chain says.
struct Section { let id: String; let count: Int }
func sections(_ words: [String]) -> [Section] {
  Dictionary(grouping: words) { String($0.first ?? "A") }
    .compactMap({ .init(id: $0.key, count: $0.value.count) })
    .sorted { $0.id < $1.id }
}
print(sections(["abc", "b", "a"]).map { $0.id + "\($0.count)" })
let sections: [Section] = ["x", "y"].compactMap { .init(id: $0, count: $0.count) }.filter { $0.id != "y" }
print(sections.count, [1, 2].compactMap { .init($0) } as [String])
// expect: ["a2", "b1"]
// expect: 1 ["1", "2"]
