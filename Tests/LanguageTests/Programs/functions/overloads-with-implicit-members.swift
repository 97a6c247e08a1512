struct Days: OptionSet {
  let rawValue: Int
  static let monday = Days(rawValue: 1), friday = Days(rawValue: 16)
}
enum Mood: Equatable { case happy, sad }
func same<T: Equatable>(_ a: T, _ b: T, _ note: String = "") { print("values", a == b) }
func same<T: Equatable, U: Equatable>(_ a: (T, U), _ b: (T, U)) { print("pairs", a == b) }
func same(_ a: Any.Type, _ b: Any.Type) { print("types", a == b) }
let mood = Mood.happy
let days: Days = [.monday]
same(.happy, mood)
same(mood, .sad)
same(.friday, days)
same(days.union(.friday), [.monday, .friday])
same((1, 2), (1, 2))
same((1, "a"), (1, "b"))
same(Int.self, Int.self)
// expect: values true
// expect: values false
// expect: values false
// expect: values true
// expect: pairs true
// expect: pairs false
// expect: types true
