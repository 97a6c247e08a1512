let name: String? = nil, age: Int? = 3, count = 2
func first() { if name == 3 { print("a") } }
func second() { if count == name { print("a") } }
func third() { if age == "a" { print("a") } }
func fourth() { if age == true { print("a") } }
func fifth() -> Bool { name > 3 }
func fine() { print(name == "a", age == 3, count == age) }
// expect error 2:19: cannot convert value of type 'String?' to expected argument type 'Int'
// expect error 3:29: cannot convert value of type 'String?' to expected argument type 'Int'
// expect error 4:19: cannot convert value of type 'Int?' to expected argument type 'String'
// expect error 5:20: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 6:24: cannot convert value of type 'String?' to expected argument type 'Int'
