let now = Date()
let id: UUID? = nil
struct Row: View {}
print(sqrt(2.0), max(1, 2), abs(-3))
print("ada".capitalized, "ada".uppercased(), "ada".hasPrefix("a"))
print("ada".localizedCapitalized)
print("a,b".components(separatedBy: ","), "a,b".split(separator: ","))
print("ada".replacingOccurrences(of: "a", with: "o"))
enum Failure: Error { case late }
print(Failure.late.localizedDescription)
DispatchQueue.main.async {}
Print("ada")
let size: CGFloat = 3
class Model: NSObject {}
func random() -> Int { 4 }
print(random(), Double.pi, Array(repeating: 0, count: 2))
// expect error 1:11: cannot find 'Date' in scope
// expect error 2:9: cannot find type 'UUID' in scope
// expect error 3:13: cannot find type 'View' in scope
// expect error 4:7: cannot find 'sqrt' in scope
// expect error 5:13: value of type 'String' has no member 'capitalized'
// expect error 6:13: value of type 'String' has no member 'localizedCapitalized'
// expect error 7:13: value of type 'String' has no member 'components'
// expect error 8:13: value of type 'String' has no member 'replacingOccurrences'
// expect error 10:20: value of type 'Failure' has no member 'localizedDescription'
// expect error 11:1: cannot find 'DispatchQueue' in scope
// expect error 12:1: cannot find 'Print' in scope
// expect error 13:11: cannot find type 'CGFloat' in scope
// expect error 14:14: cannot find type 'NSObject' in scope
