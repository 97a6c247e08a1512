enum State { case idle, running }
func next(_ s: State?) -> State { switch s { case .idle: return .running; case .running: return .idle; case nil: fatalError("no state: \(String(describing: s))") } }
print(next(.idle), next(.running))
print(next(nil))
// expect: running idle
// expect trap: no state: nil
