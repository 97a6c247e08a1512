class Room { var name = "room"; var size = [2, 3]; func area() -> Int { size.reduce(1, *) } ; subscript(i: Int) -> Int { get { size[i] } set { size[i] = newValue } } }
class House { var room: Room?; var rooms: [String: Room] = [:]; var owner: Person? }
struct Person { var name: String; var address: Address?; var pets: [String]? }
struct Address { var street: String?; var number = 1; mutating func move(_ n: Int) -> Int { number += n; return number } }
let house = House()
print(house.room?.name as Any, house.room?.area() as Any, house.room?[0] as Any)
house.room?.name = "never"
print((house.room?.name = "x") == nil)
house.room = Room()
print((house.room?.name = "kitchen") != nil, house.room!.name)
house.room?[0] = 10
house.room?.size[1] += 1
print(house.room?.area() ?? 0, house.room?.name.uppercased().first as Any)
house.rooms["a"] = Room()
house.rooms["a"]?.size.append(7)
house.rooms["b"]?.name = "no"
print(house.rooms["a"]?.size.count ?? 0, house.rooms.count)
house.owner = Person(name: "Ona", address: Address(street: nil), pets: nil)
print(house.owner?.address?.street as Any, house.owner?.address?.number as Any)
house.owner?.address?.street = "Elm"
house.owner?.address?.number += 41
print(house.owner?.address?.street?.count ?? -1, house.owner?.address?.move(1) as Any)
house.owner?.pets?.append("cat")
print(house.owner?.pets as Any)
house.owner?.pets = ["dog"]
house.owner?.pets?.append("cat")
house.owner?.pets?[0] += "gy"
print(house.owner?.pets ?? [], house.owner?.pets?.first?.count ?? 0, house.owner?.pets?.count == 2)
func noisy() -> Int { print("evaluated"); return 3 }
var none: Room?
none?.size[0] = noisy()
none?[noisy()] = 1
house.room?.size[0] = noisy()
let length = house.owner?.name.count
print(length.map { $0 * 2 } ?? 0, house.owner?.name.isEmpty == false)
let closures: [String: () -> Int] = ["f": { 5 }]
print(closures["f"]?() ?? 0, closures["g"]?() ?? 0)
let nested: [[Int]?] = [[1], nil]
print(nested[0]?.first as Any, nested[1]?.first as Any, nested.first??.first as Any)
house.owner = nil
print(house.owner?.address?.move(5) as Any)
// expect: nil nil nil
// expect: true
// expect: true kitchen
// expect: 40 Optional("K")
// expect: 3 1
// expect: nil Optional(1)
// expect: 3 Optional(43)
// expect: nil
// expect: ["doggy", "cat"] 5 true
// expect: evaluated
// expect: 6 true
// expect: 5 0
// expect: Optional(1) nil Optional(1)
// expect: nil
