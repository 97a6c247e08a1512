func f(_ s: String) { if s[0] == "a" { } }
func g(_ s: String) { var r = ""; r.append(s[0]) }
func h(_ s: String) { let r = String(s[0]) }
func i(_ s: String) { let r = s[0].uppercased() + "a" }
func k(_ s: String) { let r = [s[0], s[1]] }
func l(_ s: String) { let r = s[0] as Character }
func m(_ s: String) -> Character { s[0] }
func n(_ s: String) -> String { String(s[0]) + s[1...] }
func o(_ s: String) { for i in 0..<s.count { if s[i] != s[s.count - 1 - i] { } } }
func p(_ s: String) { let r = s[0..<2]; let q = s[1...]; let t = s[...2] + "a" }
func q(_ s: String) { switch s[0] { case "a": break; default: break } }
func r(_ s: String) { let x = s[0] > s[1]; let y = "\(s[0])"; let z = s[0].isLetter }
func t(_ s: String) { var d: [Character: Int] = [:]; d[s[0]] = 1; d[s[0], default: 0] += 1 }
// expect error 1:26: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 2:44: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 3:38: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 4:31: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 5:32: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 5:38: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 6:31: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 7:36: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 8:40: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 8:48: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 9:49: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 9:57: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 10:31: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 10:49: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 10:66: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 11:30: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 12:31: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 12:38: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 12:55: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 12:71: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 13:56: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 13:69: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
