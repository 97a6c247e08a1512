struct Grid<Element> {
  let width: Int
  private var cells: [Element]

  init(_ rows: Int, _ width: Int, _ element: Element) {
    self.width = width
    cells = Array(repeating: element, count: rows * width)
  }

  subscript(row: Int, column: Int) -> Element {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }
}

enum Grade: String, CaseIterable {
  case excellent, good, passed, failed
}

func grade(_ points: Int) -> Grade {
  switch points {
  case 90...: .excellent
  case 70..<90: .good
  case 50..<70: .passed
  default: .failed
  }
}

protocol Course {
  var weight: Int { get }
  func points(of student: Int) -> Int
}

struct Lecture: Course {
  let weight: Int
  func points(of student: Int) -> Int { (student * 37 + weight * 11) % 101 }
}

struct Seminar: Course {
  var weight: Int { 2 }
  let factor: Int
  func points(of student: Int) -> Int { (student * factor + 5) % 101 }
}

func main() {
  let courses: [any Course] = [Lecture(weight: 3), Seminar(factor: 13), Lecture(weight: 5), Seminar(factor: 29)]
  let students = 15_000
  var table = Grid(students, courses.count, 0)
  var counts: [Grade: Int] = [:]
  for (column, course) in courses.enumerated() {
    for student in 0..<students {
      table[student, column] = course.points(of: student)
      counts[grade(table[student, column]), default: 0] += 1
    }
  }
  let all = courses.map(\.weight).reduce(0, +)
  var best: (student: Int, mean: Int)?
  for student in 0..<students {
    var sum = 0
    for (column, course) in courses.enumerated() { sum += table[student, column] * course.weight }
    let mean = sum / all
    if mean > best?.mean ?? -1 { best = (student, mean) }
  }
  print(Grade.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", "))
  print(best?.student ?? -1, best?.mean ?? -1)
}

main()
