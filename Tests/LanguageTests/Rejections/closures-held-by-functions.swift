func later(_ job: @escaping () -> Void) { job() }
func now(_ job: () -> Void) { job() }
func aliasInside(_ job: () -> Void) { let held = job; later { held() } }
func listed(_ job: () -> Void) { let again = { [job] in job() }; again() }
func automatic(_ value: @autoclosure () -> Int) { later { print(value()) } }
func local(_ job: () -> Void) { func inner() { job() }; later(inner) }
func named(_ job: () -> Void) { func inner() { job() }; let again = inner; again() }
func chained(_ job: () -> Void) {
  func first() { second() }
  func second() { job() }
  later(first)
}
func inClosure(_ job: () -> Void) { func inner() { job() }; later { inner() } }
func changed(_ count: inout Int) { func inner() { count += 1 }; later(inner) }
func changedInside(_ count: inout Int) { func inner() { count += 1 }; later { inner() } }
func both(_ run: (() -> Void) -> Void, _ job: () -> Void) { run(job) }
func inside(_ run: ((Int) -> Void) -> Void, _ job: (Int) -> Void) { run { job($0) } }
// Nothing is wrong with these.
func direct(_ job: () -> Void) { func inner() { job() }; inner(); now(inner); now { inner() } }
func counted(_ count: inout Int) { func inner() { count += 1 }; inner(); now(inner) }
func mapped(_ value: @autoclosure () -> Int) -> [Int] { [1].map { $0 + value() } }
// expect error 3:61: escaping closure captures non-escaping value
// expect error 4:46: escaping closure captures non-escaping value
// expect error 5:57: escaping closure captures non-escaping parameter 'value'
// expect error 6:63: escaping local function captures non-escaping parameter 'job'
// expect error 7:69: escaping local function captures non-escaping parameter 'job'
// expect error 11:9: escaping local function captures non-escaping parameter 'job'
// expect error 13:67: escaping closure captures non-escaping parameter 'job'
// expect error 14:71: escaping local function captures 'inout' parameter 'count'
// expect error 15:77: escaping closure captures 'inout' parameter 'count'
// expect error 16:61: passing a non-escaping function parameter 'job' to a call to a non-escaping function parameter can allow re-entrant modification of a variable
// expect error 17:69: passing a closure which captures a non-escaping function parameter 'job' to a call to a non-escaping function parameter can allow re-entrant modification of a variable
