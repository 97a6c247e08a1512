extension Optional {
    func passToOrNil<R>(action: (Wrapped) -> R?) -> R? { if case .some(let w) = self { return action(w) } else { return nil } }
}
let s: String? = "a"
var o: String? = nil
s.passToOrNil(action: { o = $0 })
print(o as Any)
func run<R>(_ f: () -> R?) -> R? { f() }
print(run { o = nil } as Any)
// expect: Optional("a")
// expect: Optional(())
