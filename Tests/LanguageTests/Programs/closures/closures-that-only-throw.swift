// Closures that end by throwing give whatever is wanted, and nothing where nothing is.
struct Failure: Error {}
func go() async {
  let r: Result<Int, any Error> = await Task { throw Failure() }.result
  print(r)
  let r2: Result<Int, any Error> = await Task { if true { throw Failure() }; return 3 }.result
  print(r2)
  let r3: Result<Int, Never> = await Task { 3 }.result
  print(r3)
  let t: Task<Int, any Error> = Task { throw Failure() }
  print(await t.result)
  let n: Int? = try? await Task { throw Failure() }.value
  print(n as Any)
}
await go()
func take<T>(_ f: () throws -> T) -> T? { try? f() }
let a: Int? = take { throw Failure() }
print(a as Any)
let b: Int? = take { print(1); throw Failure() }
print(b as Any)
let c: Int? = take { if a == nil { throw Failure() } else { throw Failure() } }
print(c as Any)
let d = take { throw Failure() }
print(type(of: d))
print(type(of: take { throw Failure() }))



let f: [String] = (try? [1].map { _ in throw Failure() }) ?? ["none"]
print(f)
// expect: failure(main.Failure())
// expect: failure(main.Failure())
// expect: success(3)
// expect: failure(main.Failure())
// expect: nil
// expect: nil
// expect: 1
// expect: nil
// expect: nil
// expect: Optional<()>
// expect: Optional<()>
// expect: ["none"]
