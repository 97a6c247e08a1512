enum Problem: Error { case bad }
func load(_ n: Int) throws -> Int { if n < 0 { throw Problem.bad }; return n }
struct Reader { init(name: String) throws {}; func read() throws -> String { "" }; var size: Int { get throws { 1 } } }
func all() throws -> Int {
  let first = load(1)
  let reader = Reader(name: "a")
  print(reader.read())
  return first + reader.size
}
let top = load(2)
print(top)
func inDo() {
  do { _ = load(3) } catch { print(error) }
}
func conditions() throws {
  if load(1) == 1 { print("one") }
  for n in [load(4)] { print(n) }
  switch load(5) { default: break }
}
// expect error 5:15: call can throw but is not marked with 'try'
// expect error 6:16: call can throw but is not marked with 'try'
// expect error 7:9: call can throw but is not marked with 'try'
// expect error 8:18: property access can throw but is not marked with 'try'
// expect error 10:11: call can throw but is not marked with 'try'
// expect error 13:12: call can throw but is not marked with 'try'
// expect error 16:6: call can throw but is not marked with 'try'
// expect error 17:13: call can throw but is not marked with 'try'
// expect error 18:10: call can throw but is not marked with 'try'
