let 🐶🐮 = "dogcow"
print(🐶🐮, terminator: "")
print("\(🐶🐮)")
let π = 3.14, 你好 = "x"
print(π, 你好, 🐶🐮 + "!")
// expect: dogcowdogcow
// expect: 3.14 x dogcow!
