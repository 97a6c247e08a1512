// An array passed for a variadic parameter of `Any` is passed on as it is, where all arguments are just of the types of the parameters.
func log(_ items: Any...) { print("\(items.count):", items) }
func traced(_ items: Any...) { log(items) }
traced(1, "two", 3.0)

let things: [Any] = [1, "two"]
log(things)
log(things, 3)
log([1, 2])
log([1, 2] as [Any])
log(things + ["three"])

// What could be assigned to is not passed on.
var changing: [Any] = [1, 2]
log(changing)
changing.append(3)
log(changing)
log((changing.map { $0 }))

func tagged(_ tag: String, _ items: Any...) { print(tag, items.count) }
tagged("sole", things)
let tag = "constant"
tagged(tag, things)
func numbered(_ number: Int?, _ items: Any...) { print(number ?? 0, items.count) }
numbered(nil, things)
numbered(1, things)
let number: Int? = 2
numbered(number, things)

// Nor where a default is taken, or where the element is a generic parameter.
func separated(_ items: Any..., separator: String = ",") { print(items.count, separator) }
separated(things)
separated(things, separator: ";")
func generic<T>(_ items: T...) { print(items.count, T.self) }
generic(things)

struct Logger {
  let kept: [Any] = ["a", "b"]
  var changed: [Any] = ["c", "d"]
  func log(_ items: Any...) { print(items.count) }
  func run() { log(kept); log(self.changed) }
  mutating func change() { log(kept); log(changed) }
}
var logger = Logger()
logger.run()
logger.change()
// expect: 3: [1, "two", 3.0]
// expect: 2: [1, "two"]
// expect: 2: [[1, "two"], 3]
// expect: 1: [[1, 2]]
// expect: 2: [1, 2]
// expect: 3: [1, "two", "three"]
// expect: 1: [[1, 2]]
// expect: 1: [[1, 2, 3]]
// expect: 3: [1, 2, 3]
// expect: sole 2
// expect: constant 2
// expect: 0 2
// expect: 1 1
// expect: 2 2
// expect: 1 ,
// expect: 2 ;
// expect: 1 Array<Any>
// expect: 2
// expect: 2
// expect: 2
// expect: 1
