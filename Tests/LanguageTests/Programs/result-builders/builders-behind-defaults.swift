@resultBuilder enum AB { static func buildBlock(_ e: String...) -> [String] { e } }
func menu(_ t: String, action: (() -> Void)? = nil, @AB subs: () -> [String] = { [] }) -> String { "\(t) \(action == nil) \(subs())" }
print(menu("File") { "a"; "b" })
print(menu("File", action: {}) { "a"; "b" })
print(menu("File"))
struct Menu<C> { let t: String; let a: Bool; let c: C
  init(_ t: String, action: (() -> Void)? = nil, @AB content: () -> C) { self.t = t; a = action == nil; c = content() } }
print(Menu("x") { "a"; "b" })
print(Menu("x") { } content: { "a"; "b" })
// expect: File true ["a", "b"]
// expect: File false ["a", "b"]
// expect: File true []
// expect: Menu<Array<String>>(t: "x", a: true, c: ["a", "b"])
// expect: Menu<Array<String>>(t: "x", a: false, c: ["a", "b"])
