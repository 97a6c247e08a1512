struct Log: TextOutputStream { var parts: [String] = []; mutating func write(_ text: String) { parts.append(text) } }
struct Told: CustomStringConvertible { var description: String { print("asked"); return "told" } }
struct Streamed: TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) { print("streamed"); target.write("s") } }
struct Pair { var first = Told(); var second = Streamed() }
enum Either { case left(Told), right(Pair), neither }
var log = Log()
print(Told(), Streamed(), Pair(), Either.left(Told()), Either.right(Pair()), Either.neither, to: &log)
debugPrint(Told(), Streamed(), Pair(), Either.right(Pair()), to: &log)
print(log.parts)
// expect: asked
// expect: streamed
// expect: asked
// expect: streamed
// expect: asked
// expect: asked
// expect: streamed
// expect: asked
// expect: streamed
// expect: asked
// expect: streamed
// expect: asked
// expect: streamed
// expect: ["", "told", " ", "s", " ", "Pair", "(", "first", ": ", "told", ", ", "second", ": ", "s", ")", " ", "left", "(", "told", ")", " ", "right", "(", "main.Pair", "(", "first", ": ", "told", ", ", "second", ": ", "s", ")", ")", " ", "neither", "\n", "", "told", " ", "s", " ", "main.Pair", "(", "first", ": ", "told", ", ", "second", ": ", "s", ")", " ", "main.Either", ".", "right", "(", "main.Pair", "(", "first", ": ", "told", ", ", "second", ": ", "s", ")", ")", "\n"]
