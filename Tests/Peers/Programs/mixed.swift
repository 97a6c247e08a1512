protocol Shape {
  var area: Double { get }
}

struct Square: Shape {
  var side: Double
  var area: Double { side * side }
}

final class Circle: Shape {
  let radius: Double
  init(radius: Double) { self.radius = radius }
  var area: Double { 3.25 * radius * radius }
}

func value(at index: Int) -> Any {
  switch index % 6 {
  case 0: return index
  case 1: return Double(index) / 2
  case 2: return "n\(index % 100)"
  case 3: return Square(side: Double(index % 10))
  case 4: return Circle(radius: Double(index % 7))
  default: return [index, index + 1]
  }
}

var numbers = 0
var fractions = 0.0
var letters = 0
var area = 0.0
var elements = 0
for round in 0..<10 {
  let values = (0..<6_000).map { value(at: $0 + round) }
  for value in values {
    switch value {
    case let number as Int: numbers += number
    case let fraction as Double: fractions += fraction
    case let text as String: letters += text.count
    case let shape as any Shape: area += shape.area
    case let list as [Int]: elements += list.count
    default: break
    }
  }
  numbers += values.compactMap { $0 as? Int }.count
  letters += values.filter { $0 is String }.count
}
print(numbers, fractions, letters, area, elements)
