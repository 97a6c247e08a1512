class H { func show(_ x: Int) { print("show", x) }
 func go(_ r: Result<Int, any Error>, _ o: Int?) {
  let c = { [weak self] in
   switch r { case .success: print("ok")
   case .failure: o.flatMap { self?.show($0) } } }
  c()
  let d = { if o == nil { print("nil") } else { o.map { self.show($0) } } }
  d()
  let e = { [weak self] in o.flatMap { self?.show($0) } }
  e()
 } }
struct E: Error {}
H().go(.failure(E()), 3)
// expect: show 3
// expect: show 3
// expect: show 3
