protocol Rule { func ok(_ e: Int) -> Bool }
struct R: Rule { let f: (Int) -> Bool; func ok(_ e: Int) -> Bool { f(e) } }
extension Rule where Self == R { static var big: R { R { $0 > 5 } } }
extension Rule { static prefix func ! (r: Self) -> R { R { !r.ok($0) } } }
func find(_ r: some Rule) -> Bool { r.ok(3) }
print(find(!.big))
// expect: true
