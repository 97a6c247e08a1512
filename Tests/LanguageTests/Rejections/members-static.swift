import Foundation
struct O: OptionSet { let rawValue: Int; static let read = O(rawValue: 1) }
let o: O = .wread
let o2: O = [.read, .wrte]
let o3 = O.reed
@dynamicMemberLookup struct D { static let null = D(); subscript(dynamicMember k: String) -> D { .nul } }
let d: D = .nuul
let iv = DispatchTimeInterval.secons(1)
let u = Int.maxx
let dd = Date.noww
enum K: String, CaseIterable { case a, b }
let k = K.allCasess
class A { init() {}; func x() {} }
let ty: A.Type = A.self
let made = ty.init()
// expect error 3:13: type 'O' has no member 'wread'
// expect error 4:22: type 'O' has no member 'wrte'
// expect error 5:12: type 'O' has no member 'reed'
// expect error 6:99: type 'D' has no member 'nul'
// expect error 7:13: type 'D' has no member 'nuul'
// expect error 8:31: type 'DispatchTimeInterval' has no member 'secons'
// expect error 9:13: type 'Int' has no member 'maxx'
// expect error 10:15: type 'Date' has no member 'noww'
// expect error 12:11: type 'K' has no member 'allCasess'
// expect error 15:15: constructing an object of class type 'A' with a metatype value must use a 'required' initializer
