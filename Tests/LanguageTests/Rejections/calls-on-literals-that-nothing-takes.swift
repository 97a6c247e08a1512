let h = ["x": 1].contains("x")
let k = [(1, "a")].contains((1, "a"))
// expect error 1:27: cannot convert value of type 'String' to expected argument type '(Dictionary<String, Int>.Element) throws -> Bool' (aka '((key: String, value: Int)) throws -> Bool')
// expect error 1:27: missing argument label 'where:' in call
// expect error 2:20: type '(Int, String)' cannot conform to 'Equatable'
