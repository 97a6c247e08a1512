protocol Listener: AnyObject { func changed(_ name: String, to value: Int) }
final class Subject { private final class Weak { weak var listener: (any Listener)?; init(listener: any Listener) { self.listener = listener } }
  private var listeners: [Weak] = []
  var values: [String: Int] = [:] { didSet { for (k, v) in values.sorted(by: { $0.key < $1.key }) where oldValue[k] != v { listeners.forEach { $0.listener?.changed(k, to: v) } } } }
  func add(_ l: any Listener) { listeners.append(Weak(listener: l)) }
  func remove(_ l: any Listener) { listeners.removeAll { $0.listener === l } }
  var alive: Int { listeners.filter { $0.listener != nil }.count } }
final class Printer: Listener { let id: Int; var seen = 0; init(_ id: Int) { self.id = id }
  func changed(_ name: String, to value: Int) { seen += 1; print(id, name, value) }
  deinit { print("printer", id, "gone after", seen) } }
let subject = Subject()
var first: Printer? = Printer(1)
let second = Printer(2)
subject.add(first!)
subject.add(second)
subject.values["a"] = 1
first = nil
subject.values["a", default: 0] += 4
subject.values["a"] = 5
print(subject.alive, second.seen)
class Cell { var links: [Cell] = []; unowned let owner: Grid; let n: Int; init(_ n: Int, _ owner: Grid) { self.n = n; self.owner = owner } }
class Grid { var name = "grid"; lazy var cells = (0..<3).map { Cell($0, self) } }
let grid = Grid()
grid.cells[0].links = [grid.cells[1], grid.cells[2]]
print(grid.cells[0].links.map(\.n), grid.cells[1].owner.name)
// expect: 1 a 1
// expect: 2 a 1
// expect: printer 1 gone after 1
// expect: 2 a 5
// expect: 1 2
// expect: [1, 2] grid
