enum FileError: Error, Equatable { case missing(String), denied(code: Int) }
struct Wrapped: Error { let inner: any Error; let at: String }
func open(_ name: String) throws -> String {
  switch name { case "": throw FileError.missing("?"); case "x": throw FileError.denied(code: 5); default: return name.uppercased() }
}
func wrap(_ name: String) throws -> String { do { return try open(name) } catch let error as FileError where error != .denied(code: 5) { throw Wrapped(inner: error, at: "wrap") } }
for name in ["a", "", "x"] {
  do { print(try wrap(name)) }
  catch FileError.denied(let code) where code > 3 { print("denied", code) }
  catch let w as Wrapped { print(w.at, w.inner) }
  catch { print("other", error) }
}
let results = ["a", "", "x"].map { name in Result { try open(name) } }
for r in results { switch r { case .success(let s): print(s); case .failure(let e): print(type(of: e), e) } }
print(results.compactMap { try? $0.get() }, (try? open("")) ?? "nil")
// expect: A
// expect: wrap missing("?")
// expect: denied 5
// expect: A
// expect: FileError missing("?")
// expect: FileError denied(code: 5)
// expect: ["A"] nil
