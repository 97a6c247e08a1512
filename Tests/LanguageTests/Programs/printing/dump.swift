struct Address { var street: String; var zip: Int? }
class Person { var name = "Ann"; var address = Address(street: "Main", zip: nil); var tags = ["a", "b"] }
enum Shape { case dot, circle(Double), rect(w: Int, h: Int) }
dump(1)
dump("text")
dump([1, 2])
dump(Address(street: "Side", zip: 7))
dump(Person())
dump(Shape.dot)
dump(Shape.circle(2))
dump([Shape.rect(w: 1, h: 2)])
dump((1, name: "x"))
dump(Optional<Int>.none as Any)
dump(["k": [1]])
dump(Address(street: "Top", zip: 1), name: "address")
dump([[1, 2], []])
dump(Set([5]))
// expect: - 1
// expect: - "text"
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: ▿ main.Address
// expect: - street: "Side"
// expect: ▿ zip: Optional(7)
// expect: - some: 7
// expect: ▿ main.Person #0
// expect: - name: "Ann"
// expect: ▿ address: main.Address
// expect: - street: "Main"
// expect: - zip: nil
// expect: ▿ tags: 2 elements
// expect: - "a"
// expect: - "b"
// expect: - main.Shape.dot
// expect: ▿ main.Shape.circle
// expect: - circle: 2.0
// expect: ▿ 1 element
// expect: ▿ main.Shape.rect
// expect: ▿ rect: (2 elements)
// expect: - w: 1
// expect: - h: 2
// expect: ▿ (2 elements)
// expect: - .0: 1
// expect: - name: "x"
// expect: - nil
// expect: ▿ 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "k"
// expect: ▿ value: 1 element
// expect: - 1
// expect: ▿ address: main.Address
// expect: - street: "Top"
// expect: ▿ zip: Optional(1)
// expect: - some: 1
// expect: ▿ 2 elements
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: - 0 elements
// expect: ▿ 1 member
// expect: - 5
