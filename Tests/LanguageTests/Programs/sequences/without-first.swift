// What is left without the first elements of a kind.
let numbers = [1, 2, 3, 4]
print(numbers.trimmingPrefix { $0 < 3 }, numbers.trimmingPrefix([1]), numbers.trimmingPrefix { $0 > 3 })
print("[" + "  text ".trimmingPrefix(while: \.isWhitespace) + "]", "007".trimmingPrefix { $0 == "0" })

// A program is given nothing but its name.
print(CommandLine.arguments.count, CommandLine.argc, Array(CommandLine.arguments.dropFirst()))
let name = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "world"
print("Hello, \(name)!")
// expect: [3, 4] [2, 3, 4] [1, 2, 3, 4]
// expect: [text ] 7
// expect: 1 1 []
// expect: Hello, world!
