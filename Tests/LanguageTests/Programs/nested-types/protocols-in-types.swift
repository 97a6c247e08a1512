struct Outer { protocol Inner { func req() -> Int }
  struct Impl: Inner { func req() -> Int { 3 } } }
extension Outer.Inner { func ext() -> Int { req() * 2 } }
let i: any Outer.Inner = Outer.Impl(); print(i.ext(), i.req())
func g<T: Outer.Inner>(_ t: T) -> Int { t.ext() }
print(g(Outer.Impl()))
class VC { protocol Delegate: AnyObject { func done(_ v: VC) }; weak var delegate: (any Delegate)?; func go() { delegate?.done(self) } }
class D: VC.Delegate { func done(_ v: VC) { print("done") } }
let d = D(), vc = VC(); vc.delegate = d; vc.go()
// expect: 6 3
// expect: 6
// expect: done
