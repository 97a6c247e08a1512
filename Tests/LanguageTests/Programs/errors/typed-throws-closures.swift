enum E1: Error { case a, b }
func f<E: Error>(_ body: () throws(E) -> Void) throws(E) { try body() }
func g() throws(E1) { throw .a }
do { try f { () throws(E1) in throw .b } } catch { switch error { case .a: print("a"); case .b: print("b") } }
do { try f(g) } catch { switch error { case .a: print("a"); case .b: print("b") } }
f { print("none") }
let r = Result { () throws(E1) -> Int in throw .a }
switch r { case .success: print("ok"); case .failure(.a): print("fa"); case .failure(.b): print("fb") }
print(type(of: r))
let r2 = Result { try g() }
print(type(of: r2))
func conv(_ s: String) throws(E1) -> Int { guard let n = Int(s) else { throw .b }; return n }
do { print(try ["1", "x"].map(conv)) } catch { switch error { case .a: print("a"); case .b: print("b") } }
do { print(try ["1", "x"].map { s throws(E1) in try conv(s) }) } catch { print(error == .b) }
func rethrow<T, E: Error>(_ v: T?, _ body: (T) throws(E) -> Int) throws(E) -> Int { guard let v else { return 0 }; return try body(v) }
do { print(try rethrow("5", conv)); print(try rethrow("q", conv)) } catch { switch error { case .a: print("a"); case .b: print("b") } }
print(rethrow(5) { $0 + 1 })
struct Box<F: Error> { var make: () throws(F) -> Int; func run() throws(F) -> Int { try make() } }
let bx = Box<E1> { () throws(E1) in throw .a }
do { _ = try bx.run() } catch { switch error { case .a: print("box a"); case .b: print("b") } }
let nv = Box<Never> { 4 }
print(nv.run())
let opt: Int? = 3
do { print(try opt.map { n throws(E1) in if n > 2 { throw .b }; return n } as Any) } catch { switch error { case .a: print("a"); case .b: print("b2") } }
func thrower() throws(E1) -> Int { do { return try conv("z") } catch { print("caught", error); throw error } }
do { _ = try thrower() } catch { print(type(of: error)) }
let gr = try? r.get()
print(gr as Any)
do { _ = try r.get() } catch { switch error { case .a: print("get a"); case .b: print("b") } }
do {
  [1, 2].forEach { _ = $0 }
  try g()
} catch { switch error { case .a: print("only E1"); case .b: print("b") } }
do { print((try? conv("k")) as Any); try g() } catch { switch error { case .a: print("after try?"); case .b: print("b") } }
let stored: (String) throws(E1) -> Int = { s throws(E1) in if s.isEmpty { throw .a }; return s.count }
print(type(of: stored))
do { _ = try stored("") } catch { switch error { case .a: print("stored a"); case .b: print("b") } }
func local() {
  func inner(_ n: Int) throws(E1) -> Int { if n > 1 { throw .b }; return n }
  do { print(try inner(1)); print(try inner(2)) } catch { switch error { case .a: print("a"); case .b: print("inner b") } }
}
local()
struct Other: Error {}
do { try g(); throw Other() } catch { print(error is E1, error is Other) }
print([1, 2, 3].map { $0 * 2 }, Optional(4).map { $0 + 1 } as Any, (try? Result<Int, E1>.failure(.b).get()) as Any)
// expect: b
// expect: a
// expect: none
// expect: fa
// expect: Result<Int, E1>
// expect: Result<(), Error>
// expect: b
// expect: true
// expect: 5
// expect: b
// expect: 6
// expect: box a
// expect: 4
// expect: b2
// expect: caught b
// expect: E1
// expect: nil
// expect: get a
// expect: only E1
// expect: nil
// expect: after try?
// expect: (String) throws(E1) -> Int
// expect: stored a
// expect: 1
// expect: inner b
// expect: true false
// expect: [2, 4, 6] Optional(5) nil
