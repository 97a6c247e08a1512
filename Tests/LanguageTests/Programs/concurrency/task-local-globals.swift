enum Ctx { @TaskLocal static var trace = "none" }
print(Ctx.trace)
Ctx.$trace.withValue("x") { print(Ctx.trace) }
@TaskLocal var depth = 0
print(depth)
$depth.withValue(3) { print(depth); $depth.withValue(4) { print(depth) }; print(depth) }
print(depth)
func show() { print("depth", depth) }
$depth.withValue(7) { show() }
await $depth.withValue(9) { await Task { show() }.value }
print($depth.get())
// expect: none
// expect: x
// expect: 0
// expect: 3
// expect: 4
// expect: 3
// expect: 0
// expect: depth 7
// expect: depth 9
// expect: 0
