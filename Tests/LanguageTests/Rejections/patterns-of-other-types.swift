enum Direction { case up, down }
enum Lift { case up }
let count = 1, text = "a", direction = Direction.up, action = { 1 }, pair = (1, 2)
switch count { case true: break; default: break }
switch text { case 1...2: break; default: break }
switch count { case Direction.up: break; default: break }
switch direction { case Lift.up: break; default: break }
switch count { case text: break; default: break }
switch count { case Int: break; default: break }
switch action { case .up: break; default: break }
switch pair { case .up: break; default: break }
switch direction {}
switch count {}
// expect error 4:21: expression pattern of type 'Bool' cannot match values of type 'Int'
// expect error 5:20: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'String'
// expect error 6:31: pattern of type 'Direction' cannot match 'Int'
// expect error 7:30: pattern of type 'Lift' cannot match 'Direction'
// expect error 8:21: expression pattern of type 'String' cannot match values of type 'Int'
// expect error 9:21: 'is' keyword required to pattern match against type name
// expect error 10:23: type '() -> Int' has no member 'up'
// expect error 11:21: value of tuple type '(Int, Int)' has no member 'up'
// expect error 12:1: switch must be exhaustive
// expect error 13:1: 'switch' statement body must have at least one 'case' or 'default' block; add a default case
