enum ParseError: Error { case empty, bad(Character) }
func digit(_ c: Character) throws(ParseError) -> Int {
  guard let n = c.wholeNumberValue else { throw .bad(c) }
  return n
}
func number(_ text: String) throws(ParseError) -> Int {
  if text.isEmpty { throw .empty }
  var result = 0
  for c in text { result = result * 10 + (try digit(c)) }
  return result
}
for text in ["42", "", "4x"] {
  do {
    print(try number(text))
  } catch .empty {
    print("empty")
  } catch .bad(let c) {
    print("bad", c)
  }
}
do throws(ParseError) { _ = try number("q") } catch { switch error { case .empty: print("e"); case .bad(let c): print("c", c) } }
func map<T, E: Error>(_ items: [Int], _ f: (Int) throws(E) -> T) throws(E) -> [T] {
  var result: [T] = []
  for i in items { result.append(try f(i)) }
  return result
}
print(map([1, 2]) { $0 * 2 })
func odd(_ n: Int) throws(ParseError) -> Int { if n % 2 == 0 { throw ParseError.empty }; return n }
print((try? map([1, 3], odd)) as Any, (try? map([1, 2], odd)) as Any)
struct Reader { var values: [Int]; mutating func next() throws(ParseError) -> Int { if values.isEmpty { throw .empty }; return values.removeFirst() } }
var reader = Reader(values: [5])
do { print(try reader.next(), try reader.next()) } catch { print("caught", error) }
let r = Result { () throws(ParseError) -> Int in try number("7") }
print(r)
func never() throws(Never) -> Int { 3 }
print(never())
// expect: 42
// expect: empty
// expect: bad x
// expect: c q
// expect: [2, 4]
// expect: Optional([1, 3]) nil
// expect: caught empty
// expect: success(7)
// expect: 3
