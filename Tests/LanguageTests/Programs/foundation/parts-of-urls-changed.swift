import Foundation
for text in ["https://a.b/c/d", "https://a.b", "https://u:p@h.c:80/p/../q/./r.txt?x=1#f", "file:///tmp/x/../y.txt", "a/b", "/a/b/../c/", "../x", "mailto:a@b.c", "https://a.b/%20x/y%2Fz", "https://a.b//c//d"] {
  guard let u = URL(string: text) else { continue }
  print(u.standardized, u.standardizedFileURL, u.hasDirectoryPath, u.dataRepresentation.count)
  for path in ["x", "x/y", "/x", "x/", "", "a b?", "..", "é"] {
    print(u.appending(path: path, directoryHint: .isDirectory), u.appending(path: path), u.appendingPathComponent(path, isDirectory: true), u.appendingPathComponent(path, isDirectory: false), u.appending(component: path, directoryHint: .notDirectory))
  }
  print(u.appending(components: "x", "y/z"), u.appending(components: "x", "y", directoryHint: .isDirectory), u.deletingLastPathComponent(), u.deletingPathExtension(), u.appendingPathExtension("t"))
}
var u = URL(string: "https://a.b/c")!
u.append(path: "d", directoryHint: .isDirectory)
u.append(components: "f", "g")
u.appendPathComponent("h", isDirectory: true)
u.append(queryItems: [URLQueryItem(name: "q", value: "1 2")])
print(u, u.appending(path: "i"), u.deletingLastPathComponent(), u.appendingPathExtension("t"))
var w = URL(string: "https://a.b/x/../y")!
w.standardize()
print(w, URL(fileURLWithPath: "/x/y", isDirectory: true), URL(fileURLWithPath: "/x/y/"), URL(filePath: "/x y", directoryHint: .notDirectory))
let inside = URL(string: "c/d.t", relativeTo: URL(string: "https://a.b/x/?q")!)!
for r in [inside.appending(path: "e"), inside.appending(component: "e/f"), inside.deletingLastPathComponent(), inside.deletingPathExtension(), inside.standardized, inside.appending(queryItems: [])] {
  print(r, r.relativeString, r.baseURL as Any, r.absoluteString)
}
print(URL(string: "a b", encodingInvalidCharacters: false) as Any, URL(string: "a b", encodingInvalidCharacters: true) as Any, URL(string: "", relativeTo: u) as Any)
print(URL(dataRepresentation: Data("c".utf8), relativeTo: URL(string: "https://x.y/b")!) as Any, URL(dataRepresentation: Data("c".utf8), relativeTo: URL(string: "https://x.y/b")!, isAbsolute: true) as Any)
// expect: https://a.b/c/d https://a.b/c/d false 15
// expect: https://a.b/c/d/x/ https://a.b/c/d/x https://a.b/c/d/x/ https://a.b/c/d/x https://a.b/c/d/x
// expect: https://a.b/c/d/x/y/ https://a.b/c/d/x/y https://a.b/c/d/x/y/ https://a.b/c/d/x/y https://a.b/c/d/x%2Fy
// expect: https://a.b/c/d/x/ https://a.b/c/d/x https://a.b/c/d/x/ https://a.b/c/d/x https://a.b/c/d/%2Fx
// expect: https://a.b/c/d/x/ https://a.b/c/d/x/ https://a.b/c/d/x/ https://a.b/c/d/x/ https://a.b/c/d/x%2F
// expect: https://a.b/c/d/ https://a.b/c/d/ https://a.b/c/d/ https://a.b/c/d/ https://a.b/c/d/
// expect: https://a.b/c/d/a%20b%3F/ https://a.b/c/d/a%20b%3F https://a.b/c/d/a%20b%3F/ https://a.b/c/d/a%20b%3F https://a.b/c/d/a%20b%3F
// expect: https://a.b/c/d/../ https://a.b/c/d/.. https://a.b/c/d/../ https://a.b/c/d/.. https://a.b/c/d/..
// expect: https://a.b/c/d/%C3%A9/ https://a.b/c/d/%C3%A9 https://a.b/c/d/%C3%A9/ https://a.b/c/d/%C3%A9 https://a.b/c/d/%C3%A9
// expect: https://a.b/c/d/x/y%2Fz https://a.b/c/d/x/y/ https://a.b/c/ https://a.b/c/d https://a.b/c/d.t
// expect: https://a.b https://a.b false 11
// expect: https://a.b/x/ https://a.b/x https://a.b/x/ https://a.b/x https://a.b/x
// expect: https://a.b/x/y/ https://a.b/x/y https://a.b/x/y/ https://a.b/x/y https://a.b/x%2Fy
// expect: https://a.b/x/ https://a.b/x https://a.b/x/ https://a.b/x https://a.b/%2Fx
// expect: https://a.b/x/ https://a.b/x/ https://a.b/x/ https://a.b/x/ https://a.b/x%2F
// expect: https://a.b/ https://a.b/ https://a.b/ https://a.b/ https://a.b/
// expect: https://a.b/a%20b%3F/ https://a.b/a%20b%3F https://a.b/a%20b%3F/ https://a.b/a%20b%3F https://a.b/a%20b%3F
// expect: https://a.b/../ https://a.b/.. https://a.b/../ https://a.b/.. https://a.b/..
// expect: https://a.b/%C3%A9/ https://a.b/%C3%A9 https://a.b/%C3%A9/ https://a.b/%C3%A9 https://a.b/%C3%A9
// expect: https://a.b/x/y%2Fz https://a.b/x/y/ https://a.b https://a.b https://a.b
// expect: https://u:p@h.c:80/q/r.txt?x=1#f https://u:p@h.c:80/p/../q/./r.txt?x=1#f false 39
// expect: https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/x/y/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/y?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/y/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/y?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x%2Fy?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x?x=1#f https://u:p@h.c:80/p/../q/./r.txt/%2Fx?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x%2F?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/a%20b%3F/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/a%20b%3F?x=1#f https://u:p@h.c:80/p/../q/./r.txt/a%20b%3F/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/a%20b%3F?x=1#f https://u:p@h.c:80/p/../q/./r.txt/a%20b%3F?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/../?x=1#f https://u:p@h.c:80/p/../q/./r.txt/..?x=1#f https://u:p@h.c:80/p/../q/./r.txt/../?x=1#f https://u:p@h.c:80/p/../q/./r.txt/..?x=1#f https://u:p@h.c:80/p/../q/./r.txt/..?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/%C3%A9/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/%C3%A9?x=1#f https://u:p@h.c:80/p/../q/./r.txt/%C3%A9/?x=1#f https://u:p@h.c:80/p/../q/./r.txt/%C3%A9?x=1#f https://u:p@h.c:80/p/../q/./r.txt/%C3%A9?x=1#f
// expect: https://u:p@h.c:80/p/../q/./r.txt/x/y%2Fz?x=1#f https://u:p@h.c:80/p/../q/./r.txt/x/y/?x=1#f https://u:p@h.c:80/p/../q/./?x=1#f https://u:p@h.c:80/p/../q/./r?x=1#f https://u:p@h.c:80/p/../q/./r.txt.t?x=1#f
// expect: file:///tmp/y.txt file:///tmp/y.txt false 22
// expect: file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x file:///tmp/x/../y.txt/x
// expect: file:///tmp/x/../y.txt/x/y/ file:///tmp/x/../y.txt/x/y file:///tmp/x/../y.txt/x/y/ file:///tmp/x/../y.txt/x/y file:///tmp/x/../y.txt/x/y
// expect: file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x file:///tmp/x/../y.txt/x
// expect: file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x/ file:///tmp/x/../y.txt/x/
// expect: file:///tmp/x/../y.txt/ file:///tmp/x/../y.txt/ file:///tmp/x/../y.txt/ file:///tmp/x/../y.txt/ file:///tmp/x/../y.txt/
// expect: file:///tmp/x/../y.txt/a%20b%3F/ file:///tmp/x/../y.txt/a%20b%3F file:///tmp/x/../y.txt/a%20b%3F/ file:///tmp/x/../y.txt/a%20b%3F file:///tmp/x/../y.txt/a%20b%3F
// expect: file:///tmp/x/../y.txt/../ file:///tmp/x/../y.txt/.. file:///tmp/x/../y.txt/../ file:///tmp/x/../y.txt/.. file:///tmp/x/../y.txt/..
// expect: file:///tmp/x/../y.txt/%C3%A9/ file:///tmp/x/../y.txt/%C3%A9 file:///tmp/x/../y.txt/%C3%A9/ file:///tmp/x/../y.txt/%C3%A9 file:///tmp/x/../y.txt/%C3%A9
// expect: file:///tmp/x/../y.txt/x/y/z file:///tmp/x/../y.txt/x/y/ file:///tmp/x/../ file:///tmp/x/../y file:///tmp/x/../y.txt.t
// expect: a/b a/b false 3
// expect: a/b/x/ a/b/x a/b/x/ a/b/x a/b/x
// expect: a/b/x/y/ a/b/x/y a/b/x/y/ a/b/x/y a/b/x%2Fy
// expect: a/b/x/ a/b/x a/b/x/ a/b/x a/b/%2Fx
// expect: a/b/x/ a/b/x/ a/b/x/ a/b/x/ a/b/x%2F
// expect: a/b/ a/b/ a/b/ a/b/ a/b/
// expect: a/b/a%20b%3F/ a/b/a%20b%3F a/b/a%20b%3F/ a/b/a%20b%3F a/b/a%20b%3F
// expect: a/b/../ a/b/.. a/b/../ a/b/.. a/b/..
// expect: a/b/%C3%A9/ a/b/%C3%A9 a/b/%C3%A9/ a/b/%C3%A9 a/b/%C3%A9
// expect: a/b/x/y%2Fz a/b/x/y/ a/ a/b a/b.t
// expect: /a/c/ /a/b/../c/ true 10
// expect: /a/b/../c/x/ /a/b/../c/x /a/b/../c/x/ /a/b/../c/x /a/b/../c/x
// expect: /a/b/../c/x/y/ /a/b/../c/x/y /a/b/../c/x/y/ /a/b/../c/x/y /a/b/../c/x%2Fy
// expect: /a/b/../c/x/ /a/b/../c/x /a/b/../c/x/ /a/b/../c/x /a/b/../c/%2Fx
// expect: /a/b/../c/x/ /a/b/../c/x/ /a/b/../c/x/ /a/b/../c/x/ /a/b/../c/x%2F
// expect: /a/b/../c/ /a/b/../c/ /a/b/../c/ /a/b/../c/ /a/b/../c/
// expect: /a/b/../c/a%20b%3F/ /a/b/../c/a%20b%3F /a/b/../c/a%20b%3F/ /a/b/../c/a%20b%3F /a/b/../c/a%20b%3F
// expect: /a/b/../c/../ /a/b/../c/.. /a/b/../c/../ /a/b/../c/.. /a/b/../c/..
// expect: /a/b/../c/%C3%A9/ /a/b/../c/%C3%A9 /a/b/../c/%C3%A9/ /a/b/../c/%C3%A9 /a/b/../c/%C3%A9
// expect: /a/b/../c/x/y%2Fz /a/b/../c/x/y/ /a/b/../ /a/b/../c/ /a/b/../c.t/
// expect: x ../x false 4
// expect: ../x/x/ ../x/x ../x/x/ ../x/x ../x/x
// expect: ../x/x/y/ ../x/x/y ../x/x/y/ ../x/x/y ../x/x%2Fy
// expect: ../x/x/ ../x/x ../x/x/ ../x/x ../x/%2Fx
// expect: ../x/x/ ../x/x/ ../x/x/ ../x/x/ ../x/x%2F
// expect: ../x/ ../x/ ../x/ ../x/ ../x/
// expect: ../x/a%20b%3F/ ../x/a%20b%3F ../x/a%20b%3F/ ../x/a%20b%3F ../x/a%20b%3F
// expect: ../x/../ ../x/.. ../x/../ ../x/.. ../x/..
// expect: ../x/%C3%A9/ ../x/%C3%A9 ../x/%C3%A9/ ../x/%C3%A9 ../x/%C3%A9
// expect: ../x/x/y%2Fz ../x/x/y/ ../ ../x ../x.t
// expect: mailto://a@b.c mailto:a@b.c false 12
// expect: mailto:a@b.c/x/ mailto:a@b.c/x mailto:a@b.c/x/ mailto:a@b.c/x mailto:a@b.c/x
// expect: mailto:a@b.c/x/y/ mailto:a@b.c/x/y mailto:a@b.c/x/y/ mailto:a@b.c/x/y mailto:a@b.c/x%2Fy
// expect: mailto:a@b.c/x/ mailto:a@b.c/x mailto:a@b.c/x/ mailto:a@b.c/x mailto:a@b.c/%2Fx
// expect: mailto:a@b.c/x/ mailto:a@b.c/x/ mailto:a@b.c/x/ mailto:a@b.c/x/ mailto:a@b.c/x%2F
// expect: mailto:a@b.c/ mailto:a@b.c/ mailto:a@b.c/ mailto:a@b.c/ mailto:a@b.c/
// expect: mailto:a@b.c/a%20b%3F/ mailto:a@b.c/a%20b%3F mailto:a@b.c/a%20b%3F/ mailto:a@b.c/a%20b%3F mailto:a@b.c/a%20b%3F
// expect: mailto:a@b.c/../ mailto:a@b.c/.. mailto:a@b.c/../ mailto:a@b.c/.. mailto:a@b.c/..
// expect: mailto:a@b.c/%C3%A9/ mailto:a@b.c/%C3%A9 mailto:a@b.c/%C3%A9/ mailto:a@b.c/%C3%A9 mailto:a@b.c/%C3%A9
// expect: mailto:a@b.c/x/y%2Fz mailto:a@b.c/x/y/ mailto: mailto:a@b mailto:a@b.c.t
// expect: https://a.b/%20x/y%2Fz https://a.b/%20x/y%2Fz false 22
// expect: https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x https://a.b/%20x/y%2Fz/x
// expect: https://a.b/%20x/y%2Fz/x/y/ https://a.b/%20x/y%2Fz/x/y https://a.b/%20x/y%2Fz/x/y/ https://a.b/%20x/y%2Fz/x/y https://a.b/%20x/y%2Fz/x%2Fy
// expect: https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x https://a.b/%20x/y%2Fz/%2Fx
// expect: https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x/ https://a.b/%20x/y%2Fz/x%2F
// expect: https://a.b/%20x/y%2Fz/ https://a.b/%20x/y%2Fz/ https://a.b/%20x/y%2Fz/ https://a.b/%20x/y%2Fz/ https://a.b/%20x/y%2Fz/
// expect: https://a.b/%20x/y%2Fz/a%20b%3F/ https://a.b/%20x/y%2Fz/a%20b%3F https://a.b/%20x/y%2Fz/a%20b%3F/ https://a.b/%20x/y%2Fz/a%20b%3F https://a.b/%20x/y%2Fz/a%20b%3F
// expect: https://a.b/%20x/y%2Fz/../ https://a.b/%20x/y%2Fz/.. https://a.b/%20x/y%2Fz/../ https://a.b/%20x/y%2Fz/.. https://a.b/%20x/y%2Fz/..
// expect: https://a.b/%20x/y%2Fz/%C3%A9/ https://a.b/%20x/y%2Fz/%C3%A9 https://a.b/%20x/y%2Fz/%C3%A9/ https://a.b/%20x/y%2Fz/%C3%A9 https://a.b/%20x/y%2Fz/%C3%A9
// expect: https://a.b/%20x/y%2Fz/x/y%2Fz https://a.b/%20x/y%2Fz/x/y/ https://a.b/%20x/ https://a.b/%20x/y%2Fz https://a.b/%20x/y%2Fz.t
// expect: https://a.b//c//d https://a.b//c//d false 17
// expect: https://a.b//c//d/x/ https://a.b//c//d/x https://a.b//c//d/x/ https://a.b//c//d/x https://a.b//c//d/x
// expect: https://a.b//c//d/x/y/ https://a.b//c//d/x/y https://a.b//c//d/x/y/ https://a.b//c//d/x/y https://a.b//c//d/x%2Fy
// expect: https://a.b//c//d/x/ https://a.b//c//d/x https://a.b//c//d/x/ https://a.b//c//d/x https://a.b//c//d/%2Fx
// expect: https://a.b//c//d/x/ https://a.b//c//d/x/ https://a.b//c//d/x/ https://a.b//c//d/x/ https://a.b//c//d/x%2F
// expect: https://a.b//c//d/ https://a.b//c//d/ https://a.b//c//d/ https://a.b//c//d/ https://a.b//c//d/
// expect: https://a.b//c//d/a%20b%3F/ https://a.b//c//d/a%20b%3F https://a.b//c//d/a%20b%3F/ https://a.b//c//d/a%20b%3F https://a.b//c//d/a%20b%3F
// expect: https://a.b//c//d/../ https://a.b//c//d/.. https://a.b//c//d/../ https://a.b//c//d/.. https://a.b//c//d/..
// expect: https://a.b//c//d/%C3%A9/ https://a.b//c//d/%C3%A9 https://a.b//c//d/%C3%A9/ https://a.b//c//d/%C3%A9 https://a.b//c//d/%C3%A9
// expect: https://a.b//c//d/x/y%2Fz https://a.b//c//d/x/y/ https://a.b//c/ https://a.b//c//d https://a.b//c//d.t
// expect: https://a.b/c/d/f/g/h/?q=1%202 https://a.b/c/d/f/g/h/i?q=1%202 https://a.b/c/d/f/g/?q=1%202 https://a.b/c/d/f/g/h.t/?q=1%202
// expect: https://a.b/y file:///x/y/ file:///x/y/ file:///x%20y
// expect: c/d.t/e -- https://a.b/x/?q c/d.t/e Optional(https://a.b/x/?q) https://a.b/x/c/d.t/e
// expect: c/d.t/e%2Ff -- https://a.b/x/?q c/d.t/e%2Ff Optional(https://a.b/x/?q) https://a.b/x/c/d.t/e%2Ff
// expect: c/ -- https://a.b/x/?q c/ Optional(https://a.b/x/?q) https://a.b/x/c/
// expect: c/d -- https://a.b/x/?q c/d Optional(https://a.b/x/?q) https://a.b/x/c/d
// expect: c/d.t -- https://a.b/x/?q c/d.t Optional(https://a.b/x/?q) https://a.b/x/c/d.t
// expect: https://a.b/x/c/d.t? https://a.b/x/c/d.t? nil https://a.b/x/c/d.t?
// expect: nil Optional(a%20b) nil
// expect: Optional(c -- https://x.y/b) Optional(https://x.y/c)
