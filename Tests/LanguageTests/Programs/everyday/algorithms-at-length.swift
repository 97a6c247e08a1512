import Foundation
struct Matrix<T: Numeric>: CustomStringConvertible { let rows: Int, cols: Int; private var grid: [T]
  init(_ r: Int, _ c: Int, fill: T = 0) { rows = r; cols = c; grid = .init(repeating: fill, count: r * c) }
  init(_ l: [[T]]) { self.init(l.count, l.first?.count ?? 0); for (i, r) in l.enumerated() { for (j, v) in r.enumerated() { self[i, j] = v } } }
  subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols, "out of range"); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
  subscript(row r: Int) -> ArraySlice<T> { grid[(r * cols)..<((r + 1) * cols)] }
  static func * (l: Matrix, r: Matrix) -> Matrix? { guard l.cols == r.rows else { return nil }; var m = Matrix(l.rows, r.cols); for i in 0..<l.rows { for j in 0..<r.cols { for k in 0..<l.cols { m[i, j] += l[i, k] * r[k, j] } } }; return m }
  var transposed: Matrix { var m = Matrix(cols, rows); for i in 0..<rows { for j in 0..<cols { m[j, i] = self[i, j] } }; return m }
  var description: String { (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") } }
let m = Matrix([[1, 2, 3], [4, 5, 6]]); print(m); print(m.transposed, (m * m) == nil ? "nil" : "?", (m * m.transposed)!, separator: "\n--\n")
extension Matrix: Equatable where T: Equatable {}
struct Heap<E> { var a: [E] = []; let less: (E, E) -> Bool; init(_ s: [E] = [], by less: @escaping (E, E) -> Bool) { self.less = less; s.forEach { push($0) } }
  mutating func push(_ e: E) { a.append(e); var i = a.count - 1; while i > 0, case let p = (i - 1) / 2, less(a[i], a[p]) { a.swapAt(i, p); i = p } }
  mutating func pop() -> E? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0; while true { var s = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && less(a[c], a[s]) { s = c }; if s == i { break }; a.swapAt(i, s); i = s }; return r } }
var h = Heap([5, 3, 8, 1], by: <); h.push(2); var out: [Int] = []; while let x = h.pop() { out.append(x) }; print(out)
func dijkstra(_ g: [String: [(String, Int)]], from s: String) -> [String: Int] { var dist = [s: 0]; var q = Heap<(String, Int)>(by: { $0.1 < $1.1 }); q.push((s, 0)); while let (n, d) = q.pop() { guard d <= dist[n, default: .max] else { continue }; for (to, w) in g[n] ?? [] where d + w < dist[to] ?? .max { dist[to] = d + w; q.push((to, d + w)) } }; return dist }
print(dijkstra(["a": [("b", 7), ("c", 3)], "c": [("b", 1), ("d", 8)], "b": [("d", 2)]], from: "a").sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ","))
indirect enum Expr { case num(Double), v(String), bin(Character, Expr, Expr), neg(Expr)
  func eval(_ env: [String: Double]) throws -> Double { switch self { case .num(let n): n; case .v(let s): try env[s] ?? { throw E.unknown(s) }(); case .neg(let e): -(try e.eval(env)); case .bin(let op, let l, let r): switch (op, try l.eval(env), try r.eval(env)) { case ("+", let a, let b): a + b; case ("-", let a, let b): a - b; case ("*", let a, let b): a * b; case ("/", _, 0): throw E.zero; case ("/", let a, let b): a / b; default: throw E.op(op) } } }
  enum E: Error { case unknown(String), zero, op(Character), syntax(at: Int) } }
struct Parser { let c: [Character]; var i = 0; init(_ s: String) { c = s.filter { !$0.isWhitespace }.map { $0 } }
  mutating func parse() throws -> Expr { let e = try sum(); guard i == c.count else { throw Expr.E.syntax(at: i) }; return e }
  private mutating func eat(_ s: Set<Character>) -> Character? { guard i < c.count, s.contains(c[i]) else { return nil }; defer { i += 1 }; return c[i] }
  private mutating func sum() throws -> Expr { var e = try prod(); while let o = eat(["+", "-"]) { e = .bin(o, e, try prod()) }; return e }
  private mutating func prod() throws -> Expr { var e = try unit(); while let o = eat(["*", "/"]) { e = .bin(o, e, try unit()) }; return e }
  private mutating func unit() throws -> Expr { if eat(["-"]) != nil { return .neg(try unit()) }; if eat(["("]) != nil { let e = try sum(); guard eat([")"]) != nil else { throw Expr.E.syntax(at: i) }; return e }; let start = i; while i < c.count, c[i].isNumber || c[i] == "." || c[i].isLetter { i += 1 }; let t = String(c[start..<i]); guard !t.isEmpty else { throw Expr.E.syntax(at: i) }; return Double(t).map(Expr.num) ?? .v(t) } }
for s in ["1 + 2 * 3", "-(x - 4) / 2", "1 / (2 - 2)", "y", "2 * (3", "1 2 +"] { do { var p = Parser(s); print(s, "=", try p.parse().eval(["x": 10])) } catch { print(s, "->", error) } }
func permutations<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i in var r = a; let x = r.remove(at: i); return permutations(r).map { [x] + $0 } } }
print(permutations([1, 2, 3]).map { $0.map(String.init).joined() }, permutations(Array("ab")).map { String($0) })
func sieve(_ n: Int) -> [Int] { var p = [Bool](repeating: true, count: n + 1); p[0] = false; p[1] = false; for i in 2... where i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; if (i + 1) * (i + 1) > n { break } }; return p.indices.filter { p[$0] } }
print(sieve(30), (1...20).map { ($0 % 3, $0 % 5) }.enumerated().map { switch $1 { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; default: "\($0 + 1)" } }.joined(separator: " "))
let text = "the quick brown fox jumps over the lazy dog the end"; let freq = text.split(separator: " ").reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }; print(freq.filter { $0.value > 1 }, freq.keys.max { $0.count < $1.count }!.count, Set(text).subtracting(" ").count, text.capitalized.prefix(9), String(text.reversed().prefix(7)), text.firstIndex(of: "q").map { text.distance(from: text.startIndex, to: $0) }!)
func caesar(_ s: String, _ k: Int) -> String { String(s.unicodeScalars.map { u -> Character in guard u.properties.isAlphabetic, u.isASCII else { return Character(u) }; let b: UInt32 = u.value < 97 ? 65 : 97; return Character(Unicode.Scalar(b + (u.value - b + UInt32((k % 26 + 26) % 26)) % 26)!) }) }
print(caesar("Hello, Zoe!", 3), caesar(caesar("abc xyz", 7), -7), "racecar".elementsEqual("racecar".reversed()), String(255, radix: 16, uppercase: true), Int("7f", radix: 16)!, UInt8(truncatingIfNeeded: 300), (0b1011 as UInt8).nonzeroBitCount, 17.isMultiple(of: 4), (-7 % 3, -7 / 2), 7.quotientAndRemainder(dividingBy: 2), Int.max.addingReportingOverflow(1).overflow, 1 << 10, ~5, 0.1 + 0.2, (2.5).rounded(.toNearestOrEven), Double.nan == .nan, pow(2, 0.5))
// expect: 1 2 3
// expect: 4 5 6
// expect: 1 4
// expect: 2 5
// expect: 3 6
// expect: --
// expect: nil
// expect: --
// expect: 14 32
// expect: 32 77
// expect: [1, 2, 3, 5, 8]
// expect: a=0,b=4,c=3,d=6
// expect: 1 + 2 * 3 = 7.0
// expect: -(x - 4) / 2 = -3.0
// expect: 1 / (2 - 2) -> zero
// expect: y -> unknown("y")
// expect: 2 * (3 -> syntax(at: 4)
// expect: 1 2 + -> syntax(at: 3)
// expect: ["123", "132", "213", "231", "312", "321"] ["ab", "ba"]
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz 16 17 Fizz 19 Buzz
// expect: ["the": 3] 5 26 The Quick dne eht 4
// expect: Khoor, Crh! abc xyz true FF 127 44 3 false (-1, -3) (quotient: 3, remainder: 1) true 1024 -6 0.30000000000000004 2.0 false 1.4142135623730951
