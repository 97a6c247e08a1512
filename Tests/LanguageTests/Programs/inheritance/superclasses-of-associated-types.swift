class Box<Value> {
  var value: Value?
  func describe() -> String { "\(Value.self)" }
}
class ElementBox<Items: Sequence>: Box<Items.Element> {
  func keepFirst(of items: Items) { for item in items where value == nil { value = item } }
}
class PairBox<Items: Collection>: ElementBox<Items> where Items.Index == Int {
  var index: Items.Index = 0
}
let box = ElementBox<[Int]>()
box.keepFirst(of: [4, 5])
let plain: Box<Int> = box
print(plain.value ?? 0, plain.describe(), plain is ElementBox<[Int]>)
let anything: Any = PairBox<[String]>()
print(anything is Box<String>, anything is Box<Int>, type(of: (anything as! Box<String>).value))
dump(PairBox<[String]>())
protocol Source { associatedtype Item }
struct Numbers: Source { typealias Item = Double }
class Reader<S: Source>: Box<[S.Item]> { }
print(Reader<Numbers>().describe(), (Reader<Numbers>() as Any) is Box<[Double]>)
// expect: 4 Int true
// expect: true false Optional<String>
// expect: ▿ main.PairBox<Swift.Array<Swift.String>> #0
// expect: - super: main.ElementBox<Swift.Array<Swift.String>>
// expect: ▿ super: main.Box<Swift.String>
// expect: - value: nil
// expect: - index: 0
// expect: Array<Double> true
