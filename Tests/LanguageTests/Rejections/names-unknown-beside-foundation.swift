import Foundation
let p: Itn = 3
func f(a: Strng) -> Dubble { 1 }
struct A: Equatble, Codeable { }
let formatter = DateFormater()
formatter.dateFormat = "yyyy"
let x = Integer(3), y = Str("a"), z = Dobule("2.5")
Print(1); Printf(2)
Math.sqrt(2); Console.log("a"); System.out.println("a"); let m = Map<String, Int>()
let list = ArrayList<Int>()
func g<T: Hashble>(_ t: T) {}
class C: Objct {}
extension Strin { }
let color = Color.red
struct Row: View { }
func known(_ a: Host, _ b: Process, _ c: Morphology, _ d: OpaquePointer?, _ e: CInt) {}
func times(_ a: timeval, _ b: tm, _ c: pid_t, _ d: sockaddr_in, _ e: int, _ f: string) {}
// expect error 2:8: cannot find type 'Itn' in scope
// expect error 3:11: cannot find type 'Strng' in scope
// expect error 3:21: cannot find type 'Dubble' in scope
// expect error 4:11: cannot find type 'Equatble' in scope
// expect error 4:21: cannot find type 'Codeable' in scope
// expect error 5:17: cannot find 'DateFormater' in scope
// expect error 7:9: cannot find 'Integer' in scope
// expect error 7:25: cannot find 'Str' in scope
// expect error 7:39: cannot find 'Dobule' in scope
// expect error 8:1: cannot find 'Print' in scope
// expect error 8:11: cannot find 'Printf' in scope
// expect error 9:1: cannot find 'Math' in scope
// expect error 9:15: cannot find 'Console' in scope
// expect error 9:33: cannot find 'System' in scope
// expect error 9:66: cannot find 'Map' in scope
// expect error 10:12: cannot find 'ArrayList' in scope
// expect error 11:11: cannot find type 'Hashble' in scope
// expect error 12:10: cannot find type 'Objct' in scope
// expect error 13:11: cannot find type 'Strin' in scope
// expect error 14:13: cannot find 'Color' in scope
// expect error 15:13: cannot find type 'View' in scope
// expect error 17:70: cannot find type 'int' in scope
// expect error 17:80: cannot find type 'string' in scope
