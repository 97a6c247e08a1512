import Foundation
var p = PersonNameComponents()
p.givenName = "Ann"; p.familyName = "Lee"; p.namePrefix = "Dr."; p.middleName = "B"; p.nameSuffix = "Jr."; p.nickname = "An"
print(p)
debugPrint(p)
print(p == p, p.hashValue == p.hashValue, p.phoneticRepresentation as Any, [p.givenName, p.familyName, p.namePrefix])
var q = p; q.givenName = nil; print(p == q, q.givenName as Any)
q.phoneticRepresentation = p; print(q.phoneticRepresentation?.nickname as Any)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(p), as: UTF8.self), try JSONDecoder().decode(PersonNameComponents.self, from: e.encode(p)) == p)
print(PersonNameComponents().description, "|", PersonNameComponents(namePrefix: "Mr", givenName: "X", middleName: nil, familyName: "Y", nameSuffix: nil, nickname: nil, phoneticRepresentation: nil))
// expect: namePrefix: Dr. givenName: Ann middleName: B familyName: Lee nameSuffix: Jr. nickname: An 
// expect: namePrefix: Dr. givenName: Ann middleName: B familyName: Lee nameSuffix: Jr. nickname: An 
// expect: true true nil [Optional("Ann"), Optional("Lee"), Optional("Dr.")]
// expect: false nil
// expect: Optional("An")
// expect: {"familyName":"Lee","givenName":"Ann","middleName":"B","namePrefix":"Dr.","nameSuffix":"Jr.","nickname":"An"} true
// expect: | namePrefix: Mr givenName: X familyName: Y 
