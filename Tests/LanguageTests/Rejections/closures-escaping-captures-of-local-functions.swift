var store: [() -> Void] = []
func outer(_ h: () -> Void) {
  func appended(_ f: () -> Void) { store.append { f() } }
  func keep(_ f: @escaping () -> Void) { f() }
  func passed(_ f: () -> Void) { keep { f() } }
  func nested(_ f: () -> Void) {
    func inner() { f() }
    inner()
    let g = inner
    g()
  }
  func counted(_ n: inout Int) { let f = { n += 1 }; f() }
  func counter(_ n: inout Int) -> () -> Void { return { n += 1 } }
  func fine(_ f: () -> Void) { let g = f; g() }
  let kept = fine
  kept {}
  func both(_ f: () -> Void) { f(); h() }
  let held = both
  held {}
}
// expect error 3:49: escaping closure captures non-escaping parameter 'f'
// expect error 5:39: escaping closure captures non-escaping parameter 'f'
// expect error 9:13: escaping local function captures non-escaping parameter 'f'
// expect error 12:42: escaping closure captures 'inout' parameter 'n'
// expect error 13:55: escaping closure captures 'inout' parameter 'n'
// expect error 18:14: escaping local function captures non-escaping parameter 'h'
