// Paths whose root another element of a literal says.
struct Field<Root> {
    let set: (inout Root, Any) -> Bool
    let type: Any.Type
    init<V>(_ p: WritableKeyPath<Root, V>) {
        set = { guard let v = $1 as? V else { return false }; $0[keyPath: p] = v; return true }
        type = V.self
    }
}
struct Pet { var name: String, age: Int }
var pet = Pet(name: "T", age: 3)
let fields = [Field(\Pet.name), Field(\.age), .init(\.age)]
print(fields[1].set(&pet, "x"), fields[2].set(&pet, "x"), pet)
print(fields.map(\.type))
let c = ["n": Field(\Pet.name), "a": Field(\.age)]
print(c["a"]!.type, true ? Field(\Pet.name).type : Field(\Pet.age).type)
let late = [Field(\.age), Field(\Pet.name)]
print(late.map(\.type), late[0].set(&pet, 9), pet)
// expect: false false Pet(name: "T", age: 3)
// expect: [Swift.String, Swift.Int, Swift.Int]
// expect: Int String
// expect: [Swift.Int, Swift.String] true Pet(name: "T", age: 9)
