var store: [() -> Void] = []
var last: () -> Void = {}
struct Box { var f: () -> Void }
func outer() {
  func appended(_ f: () -> Void) { store.append(f) }
  func assigned(_ f: () -> Void) { last = f }
  func given(_ f: () -> Void) -> () -> Void { f }
  func boxed(_ f: () -> Void) -> Box { Box(f: f) }
  func keep(_ f: @escaping () -> Void) { f() }
  func passed(_ f: () -> Void) { keep(f) }
  func erased(_ f: () -> Void) { let any: Any = f; print(any) }
}
// expect error 5:49: converting non-escaping parameter 'f' to generic parameter 'Element' may allow it to escape
// expect error 6:41: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 7:47: using non-escaping parameter 'f' in a context expecting an '@escaping' closure
// expect error 8:47: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
// expect error 10:39: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
// expect error 11:49: converting non-escaping value to 'Any' may allow it to escape
