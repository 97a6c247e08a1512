// Subclasses look members up as their superclass does, and types of the library as a protocol of the program does.

@dynamicMemberLookup
class Bag {
  private var items: [String: Int] = [:]
  var name: String { "bag" }
  subscript(dynamicMember member: String) -> Int {
    get { items[member] ?? 0 }
    set { items[member] = newValue }
  }
}

class Basket: Bag {
  override var name: String { "basket" }
}

final class Picnic: Basket {
  let size = 3
}

let picnic = Picnic()
picnic.apples = 2
picnic.apples += 5
picnic.pears = picnic.size
print(picnic.apples, picnic.pears, picnic.plums, picnic.name)
let bag: Bag = picnic
print(bag.apples, bag.size)

@dynamicMemberLookup
protocol Tagged {}

extension Tagged {
  subscript(dynamicMember member: String) -> String { "<\(member)>\(self)</\(member)>" }
}

extension String: Tagged {}
extension Int: Tagged {}

print("text".title, "text".count, 3.b)

struct Point {
  var x = 1
  var y = 2
}

@dynamicMemberLookup
class Holder<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

final class PointHolder: Holder<Point> {
  var sum: Int { self.x + self.y }
}

let holder = PointHolder(Point())
holder.x = 10
print(holder.sum, holder.y)
// expect: 7 3 0 basket
// expect: 7 0
// expect: <title>text</title> 4 <b>3</b>
// expect: 12 2
