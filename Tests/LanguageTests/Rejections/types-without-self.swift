struct User {
  struct Role {}
  var name = "a"
}
enum Mood { case calm }
func make<T>(_ type: T.Type) {}
func take(_ value: Any) {}
make(User.self)
make(User)
make(User.Role.self)
make(User.Role)
take(Mood.self)
take(Mood)
let metatype = User.self
let other: User.Type = User
let types: [Any.Type] = [Int.self, String.self]
print(metatype.init().name, types.count, User().name, Mood.calm)
print(Int)
if User.self == User.self, types[0] == Int {}
let third = Mood
// expect error 9:6: expected member name or initializer call after type name
// expect error 11:6: expected member name or initializer call after type name
// expect error 13:6: expected member name or initializer call after type name
// expect error 15:24: expected member name or initializer call after type name
// expect error 18:7: expected member name or initializer call after type name
// expect error 19:40: expected member name or initializer call after type name
// expect error 20:13: expected member name or initializer call after type name
