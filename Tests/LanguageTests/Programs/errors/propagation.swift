struct Network: Error { var code: Int }
struct Missing: Error {}
protocol Source { func load(_ key: String) throws -> String }
struct Memory: Source { var table: [String: String]
  func load(_ key: String) throws -> String { guard let v = table[key] else { throw Missing() }; return v } }
struct Remote: Source { func load(_ key: String) throws -> String { throw Network(code: key.count) } }
struct Chain: Source { var sources: [any Source]
  func load(_ key: String) throws -> String {
    var last: (any Error)?
    for source in sources {
      do { return try source.load(key) } catch is Missing { continue } catch { last = error }
    }
    throw last ?? Missing()
  } }
let chain = Chain(sources: [Memory(table: ["a": "1"]), Remote(), Memory(table: ["b": "2"])])
for key in ["a", "b", "cc"] {
  do { print(key, try chain.load(key)) } catch let error as Network { print(key, "network", error.code) } catch { print(key, error) }
}
func retry<T>(_ times: Int, _ work: (Int) throws -> T) throws -> T {
  var attempt = 0
  while true {
    do { return try work(attempt) } catch { attempt += 1; print("attempt", attempt, "failed"); if attempt == times { throw error } }
  }
}
print(try retry(3) { n in if n < 2 { throw Missing() }; return "done \(n)" })
do { try retry(1) { _ in throw Network(code: 1) } } catch { print(type(of: error), error) }
extension Missing: Equatable {}
func optionalChain(_ s: (any Source)?) -> String? { try? s?.load("a") }
print(optionalChain(chain) ?? "nil", optionalChain(nil) ?? "nil", optionalChain(Remote()) ?? "nil")
let values = ["1", "x", "3"].compactMap { text in try? { guard let n = Int(text) else { throw Missing() }; return n }() }
print(values)
class Resource { let name: String; init(_ name: String) throws { if name.isEmpty { throw Missing() }; self.name = name; print("open", name) }; deinit { print("close", name) } }
func use(_ names: [String]) throws -> Int { let all = try names.map { try Resource($0) }; return all.count }
print((try? use(["a", "b"])) as Any)
enum Step: Error { case a, b }
func pick(_ e: any Error) -> String { switch e { case Step.a: "a"; case Step.b: "b"; case let n as Network where n.code > 3: "big"; case is Network: "net"; default: "?" } }
print(pick(Step.b), pick(Network(code: 9)), pick(Network(code: 1)), pick(Missing()))
// expect: a 1
// expect: b 2
// expect: cc network 2
// expect: attempt 1 failed
// expect: attempt 2 failed
// expect: done 2
// expect: attempt 1 failed
// expect: Network Network(code: 1)
// expect: 1 nil nil
// expect: [1, 3]
// expect: open a
// expect: open b
// expect: close a
// expect: close b
// expect: Optional(2)
// expect: b big net ?
