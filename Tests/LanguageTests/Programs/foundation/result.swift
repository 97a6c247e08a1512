enum NetError: Error, Equatable { case offline, status(Int) }
func fetch(_ n: Int) -> Result<String, NetError> { n < 0 ? .failure(.offline) : n > 9 ? .failure(.status(n)) : .success("item \(n)") }
for n in [1, -1, 10] {
  switch fetch(n) { case .success(let s): print("ok", s); case .failure(.offline): print("offline"); case .failure(let e): print("failed", e) }
}
print(fetch(2).map(\.count), fetch(-1).map(\.count), fetch(3).flatMap { $0.count > 3 ? .failure(.status(3)) : .success(1) }, fetch(10).mapError { e -> NetError in e == .status(10) ? .offline : e })
do { print(try fetch(4).get()); print(try fetch(-4).get()) } catch { print("caught", error) }
let r = Result { try risky(false) }; let bad = Result<Int, Error> { try risky(true) }
func risky(_ fail: Bool) throws -> Int { if fail { throw NetError.status(500) }; return 7 }
print(r, bad, (try? bad.get()) as Any, (try? r.get())!, fetch(1) == .success("item 1"), fetch(10).flatMapError { _ in fetch(0) })
if case .failure(let e) = bad { print(e as? NetError == .status(500), type(of: e)) }
let all = [1, 2, 20].map(fetch); print(all.compactMap { try? $0.get() }, all.filter { if case .failure = $0 { true } else { false } }.count)
// expect: ok item 1
// expect: offline
// expect: failed status(10)
// expect: success(6) failure(main.NetError.offline) failure(main.NetError.status(3)) failure(main.NetError.offline)
// expect: item 4
// expect: caught offline
// expect: success(7) failure(main.NetError.status(500)) nil 7 true success("item 0")
// expect: true NetError
// expect: ["item 1", "item 2"] 1
