struct Point { var x = 1; var label: String? = "p" }
class Node { var value = 7; var next: Node?; init(_ n: Node? = nil) { next = n } }
enum State { case idle, loaded([Int]) }
dump(Point())
dump([1, 2])
dump(State.loaded([3]))
dump(State.idle)
dump(Node(Node()))
dump("text")
dump((1, name: "x"))
// expect: ▿ main.Point
// expect: - x: 1
// expect: ▿ label: Optional("p")
// expect: - some: "p"
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: ▿ main.State.loaded
// expect: ▿ loaded: 1 element
// expect: - 3
// expect: - main.State.idle
// expect: ▿ main.Node #0
// expect: - value: 7
// expect: ▿ next: Optional(main.Node)
// expect: ▿ some: main.Node #1
// expect: - value: 7
// expect: - next: nil
// expect: - "text"
// expect: ▿ (2 elements)
// expect: - .0: 1
// expect: - name: "x"
