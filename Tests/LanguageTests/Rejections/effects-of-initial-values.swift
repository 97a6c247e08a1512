func load() async -> Int { 1 }
func read() throws -> Int { 2 }
struct Model {
  var first = read()
  var second: Int = try read()
  var third = load()
  var fourth = try? read()
  var fifth: () throws -> Int = { try read() }
  static let shared = read()
  static var other = await load()
}
class Store { let value: Int = await load() }
func use(_ x: Int = try read(), y: Int = load()) {}
@propertyWrapper struct Doubled { var wrappedValue: Int }
struct Form { @Doubled var size = read() }
func local() { struct Inner { var value = read() } }
let task = Task { await load() }
let text = try read()
func useText() { print(text) }
// expect error 4:15: call can throw, but errors cannot be thrown out of a property initializer
// expect error 5:25: call can throw, but errors cannot be thrown out of a property initializer
// expect error 6:15: 'async' call cannot occur in a property initializer
// expect error 9:23: call can throw, but errors cannot be thrown out of a global variable initializer
// expect error 10:28: 'async' call cannot occur in a global variable initializer
// expect error 12:38: 'async' call cannot occur in a property initializer
// expect error 13:25: call can throw, but errors cannot be thrown out of a default argument
// expect error 13:42: 'async' call cannot occur in a default argument
// expect error 15:35: call can throw, but errors cannot be thrown out of a property initializer
// expect error 16:43: call can throw, but errors cannot be thrown out of a property initializer
