func load() async {}
func loadI() async -> Int { 1 }
func th() throws {}
func act(_ f: (() -> Void)? = nil) {}
func b(_ s: String, action: @escaping () -> Void) {}
func c(_ f: @escaping () throws -> Void) {}
func run() {
  let f: () -> Void = { await load() }
  let f2: () -> Void = { await load(); await load() }
  act { await load() }
  act { await load(); print(1) }
  act { _ = await loadI() }
  b("a", action: load)
  act(load)
  b("a") { await load() }
  b("a") { try th() }
  b("a") { try th(); print(1) }
  act { try th() }
  act { try th(); print(1) }
  act(th)
  b("x", action: th)
  let g: () -> Void = { try th() }
  let h: () -> Void = th
  let i: () -> Void = load
}
// expect error 8:23: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 9:24: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 10:7: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
// expect error 11:7: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 12:7: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
// expect error 13:18: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 14:7: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
// expect error 15:10: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 16:10: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 17:10: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
// expect error 18:7: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 19:7: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
// expect error 20:7: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 21:18: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 22:23: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
// expect error 23:23: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 24:23: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> Void'
