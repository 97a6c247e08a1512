actor A { var n = 0; nonisolated var m = 3 }
actor B: CustomStringConvertible { var n = 1; var description: String { "\(n)" } }
protocol P { func f() }
actor S: P { func f() {} }
actor T: P { nonisolated func f() {} }
actor U { var n = 0 }
extension U: P { func f() { n += 1 } }
protocol Q { func g() async; var v: Int { get async } }
actor V: Q { func g() {}; var v: Int { 1 } }
actor W: Hashable { static func == (a: W, b: W) -> Bool { a === b }; func hash(into h: inout Hasher) { } }
actor Z: Identifiable { let id = 1 }
@MainActor class MC: P { func f() {} }
@MainActor final class MD: CustomStringConvertible { var n = 0; var description: String { "\(n)" } }
// expect error 1:22: 'nonisolated' cannot be applied to mutable stored properties
// expect error 2:10: conformance of 'B' to protocol 'CustomStringConvertible' crosses into actor-isolated code and can cause data races
// expect error 4:10: conformance of 'S' to protocol 'P' crosses into actor-isolated code and can cause data races
// expect error 7:14: conformance of 'U' to protocol 'P' crosses into actor-isolated code and can cause data races
// expect error 10:10: conformance of 'W' to protocol 'Hashable' crosses into actor-isolated code and can cause data races
