typealias First = Second
typealias Second = First
typealias List = [List]
typealias Change = (Int) -> Result
typealias Result = [Change]
typealias Fine = Int
// expect error 1:11: type alias 'First' references itself
// expect error 3:11: type alias 'List' references itself
// expect error 4:11: type alias 'Change' references itself
