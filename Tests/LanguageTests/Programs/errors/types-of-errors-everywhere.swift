enum VErr: Error, Equatable { case short(Int), bad }
struct PErr: Error {}
struct Parser { static func parse(_ t: String) throws(PErr) -> Int { 1 } }
let j = try Parser.parse("x")
print(j)
struct Name { let v: String; init(_ s: String) throws(VErr) { guard s.count > 2 else { throw .short(s.count) }; v = s } }
do { print(try Name("Ann").v); _ = try Name("x") } catch .short(let n) { print("short", n) } catch { print("other") }
do { _ = try Name("x") } catch { print(error == .short(1)) }
protocol Src { associatedtype Failure: Error; func load() throws(Failure) -> Int }
struct Ok: Src { func load() -> Int { 7 } }
struct Bad: Src { func load() throws(VErr) -> Int { throw .short(1) } }
struct Any1: Src { func load() throws -> Int { throw PErr() } }
func run<S: Src>(_ s: S) -> String { do { return "\(try s.load())" } catch { return "\(type(of: error)) \(S.Failure.self)" } }
print(run(Ok()), run(Bad()))
struct Prop { var ok = true
  var v: Int { get throws(VErr) { if !ok { throw .short(0) }; return 5 } }
  subscript(i: Int) -> Int { get throws(VErr) { if i > 3 { throw .short(i) }; return i * 2 } } }
do { print(try Prop().v); _ = try Prop(ok: false).v } catch { print(error == .short(0)) }
do { _ = try Prop()[9] } catch .short(let i) { print("i", i) } catch { print("o") }
class K { var n: Int; init(_ n: Int) throws(VErr) { if n < 0 { throw .bad }; self.n = n }; convenience init() throws(VErr) { try self.init(-1) } }
do { _ = try K() } catch { print(error == .bad) }
do { _ = try K(1); _ = try Parser.parse("") } catch { print(error is VErr, "\(error)") }
func mixed() throws { _ = try K(1); _ = try Name("x") }
do { try mixed() } catch let e as VErr { print(e) } catch { print("?") }
struct U { init() throws {} ; var p: Int { get throws { 1 } } }
do { _ = try U(); _ = try Name("xx") } catch { print(type(of: error as any Error)) }
do { _ = try U().p; _ = try Name("xx") } catch { print(error as? VErr as Any) }
// expect: 1
// expect: Ann
// expect: short 1
// expect: true
// expect: 7 VErr VErr
// expect: 5
// expect: true
// expect: i 9
// expect: true
// expect: short(1)
// expect: VErr
// expect: Optional(main.VErr.short(2))
