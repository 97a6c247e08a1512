func later(_ job: @escaping () -> Void) { job() }
func pair(_ jobs: (Int, () -> Void)) { jobs.1() }
func list(_ jobs: [() -> Void]) { jobs[0]() }
func several(_ jobs: (() -> Void)...) { jobs[0]() }
func anything(_ value: Any) {}
struct Holder { let job: () -> Void }
enum Step { case one(() -> Void) }
var jobs: [() -> Void] = [{}]
func typed(_ job: () -> Void) { let held: () -> Void = job; held() }
func optional(_ job: () -> Void) { let held: (() -> Void)? = job; held?() }
func assigned(_ job: () -> Void) { let held: () -> Void; held = job; held() }
func reassigned(_ job: () -> Void) { var held = {}; held = job; held() }
func element(_ job: () -> Void) { jobs[0] = job }
func array(_ job: () -> Void) { let held = [job]; held[0]() }
func dictionary(_ job: () -> Void) { let held = ["a": job]; held["a"]?() }
func branch(_ job: () -> Void, _ isOn: Bool) { later(isOn ? job : {}) }
func returned(_ job: () -> Void, _ isOn: Bool) -> () -> Void { isOn ? job : {} }
func returnedPair(_ job: () -> Void) -> (Int, () -> Void) { (1, job) }
func passedPair(_ job: () -> Void) { pair((1, job)) }
func passedList(_ job: () -> Void) { list([job]) }
func passedSeveral(_ job: () -> Void) { several(job) }
func memberwise(_ job: () -> Void) { Holder(job: job).job() }
func payload(_ job: () -> Void) { _ = Step.one(job) }
func erased(_ job: () -> Void) { anything(job); print(1, job); _ = job as Any }
func text(_ job: () -> Void) { print("\(job)") }
func automatic(_ value: @autoclosure () -> Int) -> () -> Int { value }
// Nothing is wrong with these.
func alias(_ job: () -> Void) { let held = job; held() }
func changed(_ job: () -> Void) { var held = job; held = {}; held() }
func tuple(_ job: () -> Void) { let held = (1, job); held.1() }
func either(_ job: () -> Void, _ isOn: Bool) { let held = isOn ? job : {}; held() }
func dropped(_ job: () -> Void) { _ = job; _ = type(of: job) }
func escapes(_ run: ((Int) -> Void) -> Void, _ job: @escaping (Int) -> Void) { run(job) }
func forced(_ job: (() -> Void)?) { later(job!) }
func borrowed(_ job: () -> Void) { withoutActuallyEscaping(job) { later($0) } }
// expect error 9:56: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 10:62: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 11:63: assigning non-escaping parameter 'job' to an '@escaping' closure
// expect error 12:58: assigning non-escaping parameter 'job' to an '@escaping' closure
// expect error 13:43: assigning non-escaping parameter 'job' to an '@escaping' closure
// expect error 14:45: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 15:55: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 16:61: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 17:71: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 18:65: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 19:47: passing non-escaping parameter 'job' to function expecting an '@escaping' closure
// expect error 20:44: using non-escaping parameter 'job' in a context expecting an '@escaping' closure
// expect error 21:49: passing non-escaping parameter 'job' to function expecting an '@escaping' closure
// expect error 22:50: passing non-escaping parameter 'job' to function expecting an '@escaping' closure
// expect error 23:48: passing non-escaping parameter 'job' to function expecting an '@escaping' closure
// expect error 24:43: converting non-escaping value to 'Any' may allow it to escape
// expect error 24:58: converting non-escaping value to 'Any' may allow it to escape
// expect error 24:68: converting non-escaping value to 'Any' may allow it to escape
// expect error 25:41: converting non-escaping parameter 'job' to generic parameter 'T' may allow it to escape
// expect error 26:64: using non-escaping parameter 'value' in a context expecting an '@escaping' closure
