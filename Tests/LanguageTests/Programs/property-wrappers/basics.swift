@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = Trimmed.trim(wrappedValue) } }
  init(wrappedValue: String) { self.wrappedValue = Trimmed.trim(wrappedValue) }
  static func trim(_ s: String) -> String { String(s.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) } }
@propertyWrapper class Logged<T> { var projectedValue: [T] = []
  var wrappedValue: T { didSet { projectedValue.append(oldValue) } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Versioned<T> { private(set) var history: [T]; var projectedValue: Self { self }
  var wrappedValue: T { get { history.last! } set { history.append(newValue) } }
  init(wrappedValue: T) { history = [wrappedValue] } }
struct Form {
  @Clamped(0...10) var score = 50
  @Clamped(1...3) var level: Double = 0
  @Trimmed var name: String = "  Ann "
  @Logged var step = 1
  @Versioned var title: String
}
var form = Form(title: "draft")
print(form.score, form.level, form.name, form.title)
form.score = -4
form.name = " Bob  "
form.step = 2
form.step += 5
form.title = "final"
print(form.score, "[\(form.name)]", form.$step, form.step, form.$title.history, form.title)
var copy = form
copy.step = 100
copy.title = "copied"
print(form.step, form.$step.count, form.title, copy.$title.history.count)
func local() { @Clamped(0...3) var x = 7; print(x); x -= 9; print(x) }
local()
class Model { @Versioned var items: [Int] = []; @Logged var flag = false
  func run() { items.append(1); items += [2, 3]; flag.toggle(); print(items, $items.history, _flag.wrappedValue) } }
Model().run()
// expect: 10 1.0 Ann draft
// expect: 0 [Bob] [1, 2] 7 ["draft", "final"] final
// expect: 100 3 final 3
// expect: 3
// expect: 0
// expect: [1, 2, 3] [[], [1], [1, 2, 3]] true
