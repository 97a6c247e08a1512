protocol Shape { var area: Double { get }; func draw(); static var kind: String { get } }
struct Square: Shape { var area: Double { 1 } }
class Circle: Shape { var area = 1.0; func draw() {}; static let kind = "circle" }
enum Line: Shape { case one; func draw() {} ; static var kind: String { "" } }
protocol Named: Shape { var name: String { get } }
struct Both: Named { var name = ""; var area = 1.0; func draw() {} }
struct Fine: Named { let name = ""; var area: Double { 2 }; func draw() {}; static var kind = "" }
extension Named { func draw() {} }
// expect error 2:8: type 'Square' does not conform to protocol 'Shape'
// expect error 4:6: type 'Line' does not conform to protocol 'Shape'
// expect error 6:8: type 'Both' does not conform to protocol 'Shape'
