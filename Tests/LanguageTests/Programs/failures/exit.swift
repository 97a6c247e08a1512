import Foundation
print("before")
func f() { exit(1) }
f()
print("after")
// expect: before
// expect trap: 
