// A function is equal to nothing, however deep it stands in a collection.
extension Array { func what() -> String { "any" } }
extension Array where Element: Equatable { func what() -> String { "equatable" } }
extension Dictionary { func what() -> String { "any" } }
extension Dictionary where Value: Equatable { func what() -> String { "equatable" } }
extension Optional { func what() -> String { "any" } }
extension Optional where Wrapped: Equatable { func what() -> String { "equatable" } }
struct Plain {}
print([{ 1 }].what(), [[{ 1 }]].what(), [1: { 2 }].what(), [1: [{ 2 }]].what(), [[1: { 1 }]].what())
print([(1, 2)].what(), [[(1, 2)]].what(), [1: (1, 2)].what(), Optional({ 1 }).what())
print([1].what(), [[1]].what(), [[1: 2]].what(), [[nil, 1]].what(), [[Plain()]].what(), [[Plain?.none]].what())
// expect: any any any any any
// expect: any any any any
// expect: equatable equatable equatable equatable any any
