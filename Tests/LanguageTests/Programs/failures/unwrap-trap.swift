struct User { var name: String; var friend: String? }
let users = ["a": User(name: "Ann", friend: nil)]
print(users["a"]!.name)
print(users["a"]?.friend as Any)
print(users["a"]!.friend!.count)
// expect: Ann
// expect: nil
// expect trap: Unexpectedly found nil while unwrapping an Optional value
