import Foundation
let data: [String: String] = [:]
let a = data["a"].data(using: .utf8)
let s: String? = "a"
let b = s.components(separatedBy: .whitespaces)
// expect error 3:17: value of optional type 'String?' must be unwrapped to refer to member 'data' of wrapped base type 'String'
// expect error 5:9: value of optional type 'String?' must be unwrapped to refer to member 'components' of wrapped base type 'String'
