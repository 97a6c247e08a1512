import Foundation
let s = "abc"
let c = s.split(separator: " ", maxSplits: "a")
let e = s.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: 3)
let k = s.firstIndex(of: nil)
let t = s.prefix(nil), u = [1].prefix("a"), v = [1].dropFirst("a")
let w = [1].index(of: "a"), x = [1].firstIndex(of: "a")
// expect error 3:44: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 4:74: cannot convert value of type 'Int' to expected argument type 'Bool'
// expect error 5:26: 'nil' is not compatible with expected argument type 'String.Element' (aka 'Character')
// expect error 6:18: 'nil' is not compatible with expected argument type 'Int'
// expect error 6:39: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:63: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 7:9: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
// expect error 7:13: conflicting arguments to generic parameter 'Self' ('[Int]' vs. '[String]')
// expect error 7:33: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
// expect error 7:37: conflicting arguments to generic parameter 'Self' ('[Int]' vs. '[String]')
