let s = "a b"
let a = s.split(separator: 3)
let c = s.split(separator: [","])
let d = s.split(separator: 1.5)
let e = s.split(separator: true)
let n = 3
let f = s.split(separator: n)
let xs = [1, 2]
let h = xs.split(separator: "a")
let j = s.split(separator: ",", maxSplits: "1")
let k = s.split(separator: "a", omittingEmptySubsequences: 1)
let l = s.split(by: ",")
let m = s.split(separator: ",", max: 3)
let p = s.split(whereSeparator: " ")
let q = s.split()
let r = s.split(separator: s.first)
let u: [String] = s.split(separator: ",")
// expect error 2:28: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
// expect error 4:28: cannot convert value of type 'Double' to expected argument type 'String.Element' (aka 'Character')
// expect error 5:28: cannot convert value of type 'Bool' to expected argument type 'String.Element' (aka 'Character')
// expect error 7:28: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
// expect error 9:12: instance method 'split(separator:maxSplits:omittingEmptySubsequences:)' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 10:44: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 11:60: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 12:11: no exact matches in call to instance method 'split'
// expect error 13:38: extra argument 'max' in call
// expect error 14:33: cannot convert value of type 'String' to expected argument type '(String.Element) throws -> Bool' (aka '(Character) throws -> Bool')
// expect error 15:17: missing argument for parameter 'separator' in call
// expect error 16:30: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
// expect error 17:21: no 'split' candidates produce the expected contextual result type '[String]'
