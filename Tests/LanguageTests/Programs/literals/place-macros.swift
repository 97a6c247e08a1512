print(#line, #function, #fileID)
func f(_ l: Int = #line, _ n: String = #function, file: String = #fileID) { print(l, n, file) }
f()
struct S { func m(a: Int) { print(#function, #line); f() }; var p: String { #function }; init() { print(#function) }; subscript(i: Int) -> String { #function } 
 static func st() { print(#function) } }
let s = S()
s.m(a: 1)
print(s.p, s[1])
S.st()
let c = { print(#function, #line) }
c()
print(#column)
// expect: 1 main main/main.swift
// expect: 3 main main/main.swift
// expect: init()
// expect: m(a:) 4
// expect: 4 m(a:) main/main.swift
// expect: p subscript(_:)
// expect: st()
// expect: main 10
// expect: 7
