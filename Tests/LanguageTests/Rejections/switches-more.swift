enum Suit: String { case hearts, spades }
func optional(_ s: Suit?) -> Int { switch s { case .hearts: return 1; case nil: return 2 } }
func pair(_ a: Bool, _ b: Bool) -> Int { switch (a, b) { case (true, true): return 1; case (false, _): return 2 } }
func guarded(_ s: Suit) -> Int { switch s { case .hearts: return 1; case .spades where s == .spades: return 2 } }
func text(_ s: String) -> Int { switch s { case "a": return 1 } }
func fine(_ s: Suit?) -> Int { switch s { case .hearts?: return 1; case .spades: return 2; case .none: return 3 } }
// expect error 2:36: switch must be exhaustive
// expect error 3:42: switch must be exhaustive
// expect error 4:34: switch must be exhaustive
// expect error 5:33: switch must be exhaustive
