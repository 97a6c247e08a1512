protocol Named { var name: String { get } }
class Media { let title: String; init(_ title: String) { self.title = title } }
class Movie: Media, Named { var name: String { "movie " + title } }
class Song: Media { let seconds: Int; init(_ title: String, _ seconds: Int) { self.seconds = seconds; super.init(title) } }
class Hit: Song, Named { var name: String { "hit " + title } }
let library: [Media] = [Movie("Up"), Song("Air", 90), Hit("Zap", 200)]
print(library.count { $0 is Song }, library.count { $0 is Named })
for item in library {
  if let song = item as? Song { print(song.title, song.seconds) }
  if let named = item as? any Named { print(named.name) }
  guard let hit = item as? Hit else { continue }
  print("hit", hit.name, hit is Media)
}
let any: [Any] = [1, "two", 3.0, library[0], library[2], (4, "four"), { 5 }, Optional(6) as Any]
for thing in any {
  switch thing {
  case 1 as Int: print("one")
  case let n as Int: print("int", n)
  case let s as String: print("string", s)
  case let d as Double where d > 2: print("big", d)
  case let named as Named: print("named", named.name)
  case let (n, s) as (Int, String): print("pair", n, s)
  case let f as () -> Int: print("function", f())
  default: print("other")
  }
}
let song = library[1] as! Song
print(song.seconds, type(of: library[2]), library[2] is Song)
let up: Media = song
print(up.title, up === song)
let maybe: Media? = library[2]
print((maybe as? Hit)?.title ?? "no", maybe is Song)
print((library as? [Song]) == nil, (library.dropFirst().map { $0 } as? [Song])?.count ?? 0)
let wrong = library[0] as! Song
print(wrong)
// expect: 2 2
// expect: movie Up
// expect: Air 90
// expect: Zap 200
// expect: hit Zap
// expect: hit hit Zap true
// expect: one
// expect: string two
// expect: big 3.0
// expect: named movie Up
// expect: named hit Zap
// expect: pair 4 four
// expect: function 5
// expect: int 6
// expect: 90 Hit true
// expect: Air true
// expect: Zap true
// expect: true 2
// expect trap: Could not cast value of type 'main.Movie' to 'main.Song'.
