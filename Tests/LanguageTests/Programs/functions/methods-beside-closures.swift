// A property that holds a function and methods of its name are told apart by the arguments.
struct Parser<Output> { let run: (inout Substring) -> Output? }
extension Parser where Output == Int {
  static let number = Self { input in
    let digits = input.prefix(while: \.isNumber)
    guard let value = Int(digits) else { return nil }
    input.removeFirst(digits.count)
    return value
  }
}
extension Parser {
  func run(_ input: String) -> (match: Output?, rest: Substring) {
    var input = input[...]
    let match = self.run(&input)
    return (match, input)
  }
}
var input = "12 x"[...]
print(Parser.number.run(&input) as Any, input)
print(Parser.number.run("123 Hello"))
print(Parser.number.run(String(input)))

struct Job {
  let perform: (Int) -> String
  func perform(_ text: String) -> String { "method " + perform(text.count) }
  var handler: ((Int) -> Int)?
  func handler(_ text: String) -> Int { 9 }
}
let job = Job(perform: { "closure \($0)" }, handler: { $0 + 1 })
print(job.perform(3), job.perform("abc"), job.handler?(3) as Any, job.handler("q"))

class Timer {
  var action: () -> Void = { print("closure") }
  func action(times: Int) { for _ in 0..<times { action() } }
  func go() {
    action()
    action(times: 2)
  }
}
Timer().go()
Timer().action()
Timer().action(times: 1)
print("ab".map(Character.init), "cd".unicodeScalars.map(Character.init), ["e", "f"].map(Character.init))
// expect: Optional(12)  x
// expect: (match: Optional(123), rest: " Hello")
// expect: (match: nil, rest: " x")
// expect: closure 3 method closure 3 Optional(4) 9
// expect: closure
// expect: closure
// expect: closure
// expect: closure
// expect: closure
// expect: ["a", "b"] ["c", "d"] ["e", "f"]
