let s = "abc"
var pos = s.startIndex
var n = ""
let x = s[0]
print(s[0])
if s[0] == "a" {}
let u = s[0...1]
let v = s[0].uppercased()
for i in 0..<s.count { print(s[i]) }
let t: String = s.first
let k = s.first! + "a"
let h: String = s.first!
let l = s.last == "a"
let m = s[s.count - 1]
let o = String(s[0])
// expect error 4:9: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 5:7: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 6:4: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 7:9: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 8:9: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 9:30: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 10:19: cannot convert value of type 'String.Element?' (aka 'Optional<Character>') to specified type 'String'
// expect error 11:16: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'String'
// expect error 12:24: cannot convert value of type 'String.Element' (aka 'Character') to specified type 'String'
// expect error 14:9: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 15:16: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
