extension Folder { func open() {} }
func use(_ drawer: Drawer) {}
var shelves: [Shelf] = []
struct Room: Furnished {}
// expect error 1: cannot find type 'Folder' in scope
// expect error 2: cannot find type 'Drawer' in scope
// expect error 3: cannot find type 'Shelf' in scope
// expect error 4: cannot find type 'Furnished' in scope
