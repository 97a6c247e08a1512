enum Day: String {
  case monday, friday
  static let best = Day.friday
}
struct Plan {
  let day: Day = {
    let hours = 3
    if hours > 2 { return .best }
    return .monday
  }()
  static let text: String? = { nil }()
}
func day(_ letter: String) -> Day {
  let day: Day = {
    switch letter {
    case "m", "M": return .monday
    default: return .friday
    }
  }()
  return day
}
func kind(_ letter: String) -> Day { { letter == "m" ? .monday : .friday }() }
let half: Double = { 5 }() / 2
let maybe: Day? = { half > 9 ? .monday : nil }()
let pair: (Day, Double) = { (.monday, 1) }()
let list: [Day] = { print("made"); return [.monday, .best] }()
let any: Any = { 5 }()
var later: Day
later = { .friday }()
func take(_ day: Day) { print(day.rawValue) }
take({ .monday }())
take({ () -> Day in .friday }())
print(Plan().day, Plan.text as Any, day("M"), day("q"), kind("m").rawValue, half, maybe as Any, pair, list, any, later)
for letter in ["m", "f"] {
  let weight: Float = { letter == "m" ? 1 : 2.5 }()
  print(weight, day(letter).rawValue.count)
}
// expect: made
// expect: monday
// expect: friday
// expect: friday nil monday friday monday 2.5 nil (main.Day.monday, 1.0) [main.Day.monday, main.Day.friday] 5 friday
// expect: 1.0 6
// expect: 2.5 6
