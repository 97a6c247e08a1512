struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

func make<Value>(_ value: Value) -> Box<Value> { Box(value) }

// A literal in what is made keeps its usual type if an overload takes that.
func name(_ box: Box<Double>) -> String { "of numbers with fractions" }
func name<Value>(_ box: Box<Value>) -> String { "of \(Value.self)" }
print(name(Box(1)), name(Box(1.5)), name(make(1)), name(make(2.5)))

func optional(_ number: Double?) -> String { "number" }
func optional<Value>(_ value: Value?) -> String { "\(Value.self)" }
print(optional(1), optional(Optional(1)), optional(2.5))

// What a generic function gives is not known yet when one overload takes anything.
func kind(_ box: Box<Int>) -> String { "box of integers" }
func kind<Value>(_ value: Value) -> String { "anything" }
print(kind(make(1)), kind(Box(1)))
let box = Box(1)
print(kind(box))
// expect: of Int of numbers with fractions of Int of numbers with fractions
// expect: Int Int number
// expect: anything anything
// expect: box of integers
