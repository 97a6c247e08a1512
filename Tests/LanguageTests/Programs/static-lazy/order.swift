func noisy(_ name: String) -> Int { print("make", name); return name.count }
struct Settings {
  static let first = noisy("first")
  static var second = noisy("second") { didSet { print("second", oldValue, second) } }
  static var computed: Int { first + second }
  lazy var heavy = noisy("heavy")
  lazy var combined: [Int] = { [heavy, heavy + 1] }()
  var plain = noisy("plain")
}
print("start")
var settings = Settings()
print(settings.combined, settings.heavy)
settings.heavy = 100
print(settings.combined, settings.heavy)
var copy = settings
copy.heavy += 1
print(settings.heavy, copy.heavy)
print(Settings.computed)
Settings.second = 10
Settings.second += 1
print(Settings.computed)
class Loader {
  lazy var data: [String] = self.load()
  let name: String
  init(_ name: String) { self.name = name }
  func load() -> [String] { print("load", name); return [name] }
  lazy var greet: () -> String = { [unowned self] in "hi \(name)" }
}
let loader = Loader("x")
print("made")
loader.data.append("y")
print(loader.data, loader.greet())
enum Namespace { static let table = ["a": noisy("table")]; static func get() -> Int { table["a"]! } }
print(Namespace.get(), Namespace.get())
let global = { noisy("closure") }()
print(global)
struct Fib { static var memo: [Int: Int] = [:]
  static func fib(_ n: Int) -> Int { if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2); memo[n] = r; return r } }
print(Fib.fib(50), Fib.memo.count)
// expect: start
// expect: make plain
// expect: make heavy
// expect: [5, 6] 5
// expect: [5, 6] 100
// expect: 100 101
// expect: make first
// expect: make second
// expect: 11
// expect: second 6 10
// expect: second 10 11
// expect: 16
// expect: made
// expect: load x
// expect: ["x", "y"] hi x
// expect: make table
// expect: 5 5
// expect: make closure
// expect: 7
// expect: 12586269025 49
