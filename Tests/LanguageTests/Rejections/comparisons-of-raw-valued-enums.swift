enum Category: String { case food, tech }
enum Level: Int { case low, high }
enum Plain { case a, b }
struct P { var category = Category.food; var level = Level.low; var plain = Plain.a }
func f1(_ ps: [P]) { let a = ps.sorted { $0.plain < $1.plain } }
func f2(_ ps: [P]) { let a = ps.max { $0.level < $1.level } }
func f4(_ ps: [P]) { let a = ps.filter { $0.level > Level.low } }
func f5(_ ps: [P]) { let a = ps.filter { $0.level > 1 } }
func f7(_ ps: [P]) -> [P] { ps.sorted(by: { $0.category > $1.category }) }
func f8(_ ps: [P]) -> Bool { ps[0].level < ps[1].level }
func f9(_ ps: [P]) { if ps[0].level < ps[1].level { } }
func g3(_ ps: [P]) { let x = ps.contains { $0.category >= $0.category } }
func g4(_ ps: [P]) { let x = { (a: Level, b: Level) in a < b } }
func g5(_ ps: [P]) { let x: (Level, Level) -> Bool = { $0 < $1 } }
func g6(_ ps: [P]) { let x = ps.sorted { ($0.level, 1) < ($1.level, 2) } }
func g7(_ ps: [P]) { let x = ps.filter { $0.level + 1 > 2 } }
func g8(_ ps: [P]) { let x = ps.reduce(0) { $0 + $1.level } ; let y = ps.map { $0.level * 2 } }
// expect error 5:51: referencing operator function '<' on 'Comparable' requires that 'Plain' conform to 'Comparable'
// expect error 6:42: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 6:53: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 7:45: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 7:59: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 8:45: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 9:57: referencing operator function '>' on 'Comparable' requires that 'Category' conform to 'Comparable'
// expect error 10:36: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 10:50: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 11:31: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 11:45: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 12:56: referencing operator function '>=' on 'Comparable' requires that 'Category' conform to 'Comparable'
// expect error 13:56: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 13:60: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 14:59: binary operator '<' cannot be applied to two 'Level' operands
// expect error 15:56: binary operator '<' cannot be applied to two '(Level, Int)' operands
// expect error 16:45: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 17:53: cannot convert value of type 'Level' to expected argument type 'Int'
// expect error 17:83: cannot convert value of type 'Level' to expected argument type 'Int'
