// A closure as default value is checked against the parameter's type, generic or not.
func measure<Node>(_ node: Node, guess: (Node) -> Double = { _ in 0 }) -> Double { 1 + guess(node) }
func scale(_ value: Double, by factor: (Double) -> Double = { _ in 2 }) -> Double { value * factor(value) }
func convert<Value>(_ value: Value, to text: (Value) -> String = { "\($0)" }) -> String { text(value) }
func pick<Value>(_ values: [Value], where isWanted: ((Value) -> Bool)? = nil, count: (Int) -> Float = { _ in 3 }) -> Float {
  Float(values.filter { isWanted?($0) ?? true }.count) / count(values.count)
}
struct Sorter<Element> {
  var key: (Element) -> Double
  init(key: @escaping (Element) -> Double = { _ in 1 }) { self.key = key }
  func total(_ elements: [Element]) -> Double { elements.map(key).reduce(0.5, +) }
}
print(measure("a"), measure(3) { Double($0) }, scale(1.5), convert([1, 2]), convert(1.5) { "<\($0)>" })
print(pick([1, 2, 3]), pick(["a"], where: { $0.isEmpty }), Sorter<Int>().total([1, 2]), Sorter(key: { $0 * 2 }).total([1.5]))
// expect: 1.0 4.0 3.0 [1, 2] <1.5>
// expect: 1.0 0.0 2.5 3.5
