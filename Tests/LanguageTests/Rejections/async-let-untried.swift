struct Failure: Error {}
func load() async throws -> Int { throw Failure() }
func double(_ number: Int) async throws -> Int { number * 2 }
func silent() async {
  async let number = load()
  print(await number)
}
func marked() async {
  async let number = try load()
  print(await number)
}
func handled() async {
  async let number = load()
  async let other = load()
  print((try? await number) ?? 0)
  do { print(try await other) } catch { print(error) }
}
func caught() async {
  async let number = load()
  do { print(await number) } catch { print(error) }
}
func passed() async throws {
  async let number = load()
  async let optional = try? load()
  async let plain = 1
  async let made: Int = { try await load() }()
  print(await number, await optional as Any, await plain)
  print(await made)
}
func unread() async { async let number = load() }
func unhandled() async {
  async let number = load()
  print(try await number)
}
// expect error 6:15: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 10:15: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 20:20: reading 'async let' can throw but is not marked with 'try'
// expect error 27:15: reading 'async let' can throw but is not marked with 'try'
// expect error 28:15: reading 'async let' can throw but is not marked with 'try'
// expect error 33:9: errors thrown from here are not handled
