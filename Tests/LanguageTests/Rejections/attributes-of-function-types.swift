func make() -> Int { 1 }
let first: @Sendable (Int) -> Int = make
let second: @MainActor () -> Int = 5
func run(_ job: @Sendable @escaping () -> Void) {}
run(5)
run { x in print(x) }
struct Row {
  var onTap: @MainActor () -> Void
  var onMove: (@MainActor (Int) -> Void)?
}
_ = Row(onTap: 5)
_ = Row(onTap: {}, onMove: 5)
let jobs: [@Sendable () -> Void] = [5]
let row = Row(onTap: {})
row.onMove(3)
let text: String = row.onTap
// expect error 2:37: cannot convert value of type '() -> Int' to specified type '@Sendable (Int) -> Int'
// expect error 3:36: cannot convert value of type 'Int' to specified type '@MainActor () -> Int'
// expect error 5:5: cannot convert value of type 'Int' to expected argument type '@Sendable () -> Void'
// expect error 6:7: contextual closure type '@Sendable () -> Void' expects 0 arguments, but 1 was used in closure body
// expect error 11:16: cannot convert value of type 'Int' to expected argument type '@MainActor () -> Void'
// expect error 12:28: cannot convert value of type 'Int' to expected argument type '@MainActor (Int) -> Void'
// expect error 13:37: cannot convert value of type 'Int' to expected element type '@Sendable () -> Void'
// expect error 15:5: value of optional type '(@MainActor (Int) -> Void)?' must be unwrapped to a value of type '@MainActor (Int) -> Void'
// expect error 16:24: cannot convert value of type '@MainActor () -> Void' to specified type 'String'
