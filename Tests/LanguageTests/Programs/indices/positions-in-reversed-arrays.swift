// What is compared with a number, or calculated with, is a position in an array: `reversed()` gives one then.
let movies = [1, 2, 3]
print(movies.reversed().firstIndex(of: 1) == 2)
print(movies.reversed().firstIndex(of: 1)! * 16)
print(1.0 - Double(movies.reversed().firstIndex(of: 1)!) * 0.25)
let place: Int? = movies.reversed().firstIndex(of: 1)
print(place as Any)
if movies.reversed().firstIndex(where: { $0 == 2 }) == 1 { print("yes") }
print(movies.reversed().firstIndex(of: 1) ?? 0)
print(movies.reversed().startIndex == 0, movies.reversed().endIndex - 1)
for movie in movies where movies.reversed().firstIndex(of: movie)! > 0 { print(movie) }

let found = movies.reversed().firstIndex(of: 1)
print(type(of: found), type(of: movies.reversed()))
print(movies.reversed()[0], movies.reversed().map { $0 * 2 })
// expect: true
// expect: 32
// expect: 0.5
// expect: Optional(2)
// expect: yes
// expect: 2
// expect: true 2
// expect: 1
// expect: 2
// expect: Optional<Index> ReversedCollection<Array<Int>>
// expect: 3 [6, 4, 2]
