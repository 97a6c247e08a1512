let ages: [String: Int] = [1: 2, "a": 3]
let names: [Int: String] = ["x": "a"]
func take(_ table: [String: Bool]) {}
take([2: true])
// expect error 1:28: cannot convert value of type 'Int' to expected dictionary key type 'String'
// expect error 2:29: cannot convert value of type 'String' to expected dictionary key type 'Int'
// expect error 4:7: cannot convert value of type 'Int' to expected dictionary key type 'String'
