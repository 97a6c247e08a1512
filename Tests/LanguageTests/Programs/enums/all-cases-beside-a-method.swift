// A method called `allCases` is none of the property that `CaseIterable` gets.
enum Sort: String, CaseIterable {
  case name, buy, sell
  static func allCases(from start: Int) -> [Sort] { Array(allCases.dropFirst(start)) }
}
print(Sort.allCases(from: 1).map(\.rawValue), Sort.allCases.count)
// expect: ["buy", "sell"] 3
