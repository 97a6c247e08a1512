func send(_ text: String, to name: String, twice: Bool = false) {}
send()
send("a")
send(to: "b")
struct Point { var x: Int; var y: Int }
print(Point())
print(Point(x: 1))
struct Size { var width = 0 }
print(Size(1))
func nothing() {}
let same = nothing
same(3)
nothing(3)
// expect error 2:5: missing arguments for parameters #1, 'to' in call
// expect error 3:9: missing argument for parameter 'to' in call
// expect error 4:6: missing argument for parameter #1 in call
// expect error 6:12: missing arguments for parameters 'x', 'y' in call
// expect error 7:17: missing argument for parameter 'y' in call
// expect error 9:12: missing argument label 'width:' in call
// expect error 12:6: argument passed to call that takes no arguments
// expect error 13:9: argument passed to call that takes no arguments
