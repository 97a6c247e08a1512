var names: [String] = ["Ann"]
names += "Bob"
names += ["Bob"]
let text = "Cy"
names += text
names += 3
let more = names + "Dee"
let both = ["Eve"] + "Flo"
var numbers = [1]
numbers += "12"
numbers += ["12"]
let characters: [Character] = ["a"] + "bc"
let others = ["a"] + text
let all = Array("ab") + text
struct Pet {
  let name = "Rex"
  var age = 3
}
var pet = Pet()
pet[keyPath: \.age] = 4
pet[keyPath: \.name] = "Max"
let path = \Pet.age
pet[keyPath: path] += 1
func set<T, V>(_ value: inout T, _ path: KeyPath<T, V>, to new: V) { value[keyPath: path] = new }
// expect error 2:7: operator function '+=' requires the types 'String' and 'String.Element' (aka 'Character') be equivalent
// expect error 5:7: operator function '+=' requires the types 'String' and 'String.Element' (aka 'Character') be equivalent
// expect error 6:10: cannot convert value of type 'Int' to expected argument type 'Array<String>'
// expect error 7:18: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
// expect error 8:20: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
// expect error 10:9: operator function '+=' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 11:13: cannot convert value of type 'String' to expected element type 'Int'
// expect error 21:4: cannot assign through subscript: key path is read-only
// expect error 24:75: cannot assign through subscript: 'path' is a read-only key path
