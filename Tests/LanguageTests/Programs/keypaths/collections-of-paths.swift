struct Settings: Equatable { var sound = true; var dark = false; var beta = false; var level = 3 }
let flags: [(String, WritableKeyPath<Settings, Bool>)] = [("sound", \.sound), ("dark", \.dark), ("beta", \.beta)]
var s = Settings()
for (name, path) in flags { s[keyPath: path].toggle(); print(name, s[keyPath: path]) }
let set: Set<WritableKeyPath<Settings, Bool>> = [\.sound, \.dark, \.sound]
print(set.count, set.contains(\.dark), set.contains(\.beta))
func changes<T: Equatable, V: Equatable>(_ a: T, _ b: T, _ paths: KeyPath<T, V>...) -> Int { paths.filter { a[keyPath: $0] != b[keyPath: $0] }.count }
print(changes(s, Settings(), \.sound, \.dark, \.beta), changes(s, Settings(), \.level))
struct Lens<A, B> { let get: (A) -> B; let set: (B, A) -> A; init(_ p: WritableKeyPath<A, B>) { get = { $0[keyPath: p] }; set = { var c = $1; c[keyPath: p] = $0; return c } } }
let level = Lens(\Settings.level)
print(level.get(s), level.set(10, s).level, s.level)
// expect: sound false
// expect: dark true
// expect: beta true
// expect: 2 true false
// expect: 3 0
// expect: 3 10 3
