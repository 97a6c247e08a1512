// A literal holds optionals where the closures behind it take its elements for such.
let a = "x ", b = " y"
print([a, b].compactMap { $0?.uppercased() })
struct Route { var title: String; var note: String? }
let route = Route(title: "q", note: nil)
print([route.title, a].compactMap { $0?.count }.filter { $0 > 1 })
print([route.title, route.note].compactMap { $0?.count })
// expect: ["X ", " Y"]
// expect: [2]
// expect: [1]
