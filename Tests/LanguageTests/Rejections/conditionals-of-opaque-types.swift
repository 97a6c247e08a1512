protocol Animal {}
struct Dog: Animal {}
struct Cat: Animal {}
func mk(_ b: Bool) -> some Animal { b ? Dog() : Cat() }
func mk3(_ b: Bool) -> some Animal { return b ? Dog() : Cat() }
// expect error 4:41: result values in '? :' expression have mismatching types 'Dog' and 'Cat'
// expect error 5:49: result values in '? :' expression have mismatching types 'Dog' and 'Cat'
