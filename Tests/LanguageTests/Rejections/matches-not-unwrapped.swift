let r = "a1".firstMatch(of: #/(\w)(\d)/#)
print(r.1)
print(r.output)
let p: (Int, Int)? = (1, 2)
print(p.0)
// expect error 2:7: value of optional type 'Regex<(Substring, Substring, Substring)>.Match?' must be unwrapped to refer to member '1' of wrapped base type 'Regex<(Substring, Substring, Substring)>.Match'
// expect error 3:7: value of optional type 'Regex<(Substring, Substring, Substring)>.Match?' must be unwrapped to refer to member 'output' of wrapped base type 'Regex<(Substring, Substring, Substring)>.Match'
// expect error 5:7: value of optional type '(Int, Int)?' must be unwrapped to refer to member '0' of wrapped base type '(Int, Int)'
