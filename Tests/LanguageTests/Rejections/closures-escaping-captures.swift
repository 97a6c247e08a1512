var saved: [() -> Void] = []
func keep(_ job: () -> Void) { saved.append { job() } }
func give(_ job: () -> Void) -> () -> Void { { job() } }
func name(_ job: () -> Void) {
  let again = { job() }
  again()
}
func call(_ job: () -> Void) { [1, 2].forEach { _ in job() } }
func nest(_ job: () -> Void) {
  func inner() { job() }
  inner()
}
func list(_ job: () -> Void) -> [() -> Void] { [{ job() }, { print("other") }] }
func hold(_ job: @escaping () -> Void) { saved.append { job() } }
func now(_ job: () -> Void) { ({ job() })() }
// expect error 2:45: escaping closure captures non-escaping parameter 'job'
// expect error 3:46: escaping closure captures non-escaping parameter 'job'
// expect error 5:15: escaping closure captures non-escaping parameter 'job'
// expect error 13:49: escaping closure captures non-escaping parameter 'job'
