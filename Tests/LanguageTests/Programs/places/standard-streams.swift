import Foundation
setbuf(stdout, nil)
setvbuf(stdout, nil, _IONBF, 0)
print("What is your name? ", terminator: "")
fflush(stdout)
let name = readLine() ?? "nobody"
print(name)
fputs("to the output\n", stdout)
fputs("to the errors\n", stderr)
puts("with a line")
putchar(65)
putchar(10)
struct Errors: TextOutputStream {
  mutating func write(_ text: String) { fputs(text, stderr) }
}
var errors = Errors()
print("not shown", to: &errors)
FileHandle.standardError.write(Data("not shown\n".utf8))
print(fflush(nil))
// expect: What is your name? nobody
// expect: to the output
// expect: with a line
// expect: A
// expect: 0
