extension Folder { func open() {} }
func use(_ drawer: Drawer) {}
var shelves: [Shelf] = []
struct Room: Furnished {}
// expect error 1:11: cannot find type 'Folder' in scope
// expect error 2:20: cannot find type 'Drawer' in scope
// expect error 3:15: cannot find type 'Shelf' in scope
// expect error 4:14: cannot find type 'Furnished' in scope
