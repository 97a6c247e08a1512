protocol Rule { func n() -> Int }
struct One: Rule { func n() -> Int { 1 } }
struct All<each R: Rule>: Rule { let rs: (repeat each R); func n() -> Int { var o = 0; for r in repeat each rs { o += r.n() }; return o } }
struct Opt<R: Rule>: Rule { let r: R?; func n() -> Int { r?.n() ?? 0 } }
@resultBuilder enum RB {
  static func buildBlock<each R: Rule>(_ r: repeat each R) -> All<repeat each R> { .init(rs: (repeat each r)) }
  static func buildIf<R: Rule>(_ r: R?) -> Opt<R> { .init(r: r) } }
func run(@RB _ b: () -> some Rule) -> Int { b().n() }
let on = true
print(run { One() })
print(run { One(); One(); One() })
print(run { One(); if on { One() } })
print(run { One(); if on { } })
print(run { if !on { One(); One() }; One() })
print(run { })
// expect: 1
// expect: 3
// expect: 2
// expect: 1
// expect: 1
// expect: 0
