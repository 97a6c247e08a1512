class E0 { init(x: Int) {} }
class E1: E0, Codable { var y = 1 }
class E2: E0, Decodable { var y = 1 }
class E3: E0, Encodable { var y = 1 }
class E4 { var z: Int = 1 }
class E5: E4, Codable { var y = 1 }
class E6: E0, Codable { var y = 1; required init(from d: Decoder) throws { super.init(x: 1) } }
class E7 { private init() {}; init(x: Int) {} }
class E8: E7, Codable { }
class E9: Codable { }
class E10: E9 { var k = 1 }
class E11 { let a: Int; init(a: Int = 1) { self.a = a } }
class E12: E11, Codable { var k = 1 }
class E13: E5 { }
class E14 { convenience init() { self.init(x: 1) }; init(x: Int) {} }
class E15: E14, Codable { }
// expect error 2:7: type 'E1' does not conform to protocol 'Decodable'
// expect error 3:7: type 'E2' does not conform to protocol 'Decodable'
// expect error 9:7: type 'E8' does not conform to protocol 'Decodable'
// expect error 13:7: type 'E12' does not conform to protocol 'Decodable'
// expect error 16:7: type 'E15' does not conform to protocol 'Decodable'
