func save(name: String) {}
func save(name: String) -> Bool { true }
save(name: "a")
let done: Bool = save(name: "a")
print(5.5 % 2.0, 5 % 2)
let size = 5.5
print(size % 2)
enum Failure: Error { case late }
do { throw Failure.late } catch .late { print("late") } catch { print(error) }
do { throw Failure.late } catch Failure.late { print("late") } catch { print(error) }
// expect error 3:1: ambiguous use of 'save(name:)'
// expect error 5:11: '%' is unavailable: For floating point numbers use truncatingRemainder instead
// expect error 7:12: '%' is unavailable: For floating point numbers use truncatingRemainder instead
// expect error 9:34: type 'any Error' has no member 'late'
