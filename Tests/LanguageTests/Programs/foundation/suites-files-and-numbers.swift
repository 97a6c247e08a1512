import Foundation
func names(_ dir: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: dir, includingPropertiesForKeys: nil, options: .skipsHiddenFiles).map(\.lastPathComponent)
}
let a = UserDefaults(suiteName: "one")!, b = UserDefaults(suiteName: "two")!
a.removePersistentDomain(forName: "one"); b.removePersistentDomain(forName: "two")
a.set(1, forKey: "k")
print(a.integer(forKey: "k"), b.object(forKey: "k") as Any, UserDefaults.standard.object(forKey: "k") as Any)
a.set("x", forKey: "s"); b.set(2.5, forKey: "s")
print(a.string(forKey: "s")!, b.double(forKey: "s"))
a.removePersistentDomain(forName: "one")
print(a.object(forKey: "k") as Any, b.string(forKey: "s") as Any)
struct Item: Decodable {
    var name: String?
    var note: String?
    enum K: String, CodingKey { case name, note }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        name = try? c.decodeIfPresent(String.self, forKey: .name) ?? nil
        note = (try? c.decodeIfPresent(String.self, forKey: .note)) ?? nil
    }
}
print(try JSONDecoder().decode(Item.self, from: Data(#"{"name":"n","note":3}"#.utf8)))
let (red, green, blue): (Float, Float, Float) = (0.2, 0.5, 1)
print(String(format: "#%02lX%02lX%02lX", lroundf(red * 255), lroundf(green * 255), lroundf(blue * 255)))
print(lround(2.5), llround(-3.5), cbrtf(8), lrintf(2.5), sinhf(0))
func sum(_ p: UnsafePointer<UInt8>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + Int(p[$1]) } }
let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
bytes.initialize(repeating: 7, count: 3)
print(sum(bytes, 3))
bytes.deallocate()
func absurd<A>(_ never: Never) -> A { }
func unwrap<T>(_ r: Result<T, Never>) -> T { switch r { case .success(let t): return t; case .failure(let e): return absurd(e) } }
print(unwrap(.success(3)))
extension Task {
    @discardableResult
    func finish() async -> Result<Success, Failure> { await self.result }
}
let t = Task { 3 }
print(await t.finish())
let u = Task<Int, Error> { throw CancellationError() }
await u.finish()
extension Task { func both() async throws -> (Success, Success) { (try await value, try await self.value) } }
print(try await t.both(), await t.value, await t.result)
// expect: 1 nil nil
// expect: x 2.5
// expect: nil Optional("2.5")
// expect: Item(name: Optional("n"), note: nil)
// expect: #3380FF
// expect: 3 -4 2.0 2 0.0
// expect: 21
// expect: 3
// expect: success(3)
// expect: (3, 3) 3 success(3)
