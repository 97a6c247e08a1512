// Texts that are known when the program is compiled.
func check(_ ok: Bool, file: StaticString = #file, line: UInt = #line) { print(ok, line, file.description.isEmpty) }
check(true)
let s: StaticString = "hello"
print(s, s.description, s.utf8CodeUnitCount, s.isASCII, s.hasPointerRepresentation)
func log(_ m: @autoclosure () -> String, fn: StaticString = #function) { print(fn, m()) }
func run() { log("x") }
run()
// expect: true 3 false
// expect: hello hello 5 true true
// expect: run() x
