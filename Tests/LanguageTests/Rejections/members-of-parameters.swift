func size<T>(_ value: T) -> Int { value.count }
func names<T>(_ values: [T]) -> [String] { values.map { $0.name } }
func total<T: Equatable, U: Comparable>(_ value: T, _ other: U) -> Int {
  value == value ? value.amount : other.amount
}
func described<T: CustomStringConvertible>(_ value: T) -> String { value.description + value.name }
func counted<T: Collection>(_ value: T) -> Int { value.count }
struct Failure: Error { var reason: String }
do {
  throw Failure(reason: "late")
} catch let failure as Failure {
  print(failure.reason)
} catch {
  print(error.reason)
}
// expect error 1:41: value of type 'T' has no member 'count'
// expect error 2:60: value of type 'T' has no member 'name'
// expect error 4:26: value of type 'T' has no member 'amount'
// expect error 4:41: value of type 'U' has no member 'amount'
// expect error 6:94: value of type 'T' has no member 'name'
// expect error 14:15: value of type 'any Error' has no member 'reason'
