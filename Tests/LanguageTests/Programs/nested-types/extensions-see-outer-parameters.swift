struct Outer<O> { 
@dynamicMemberLookup struct Inner { var o: O
 subscript<T>(dynamicMember p: KeyPath<O, T>) -> T { o[keyPath: p] }
 subscript<T>(dynamicMember p: KeyPath<(O, _doNotUse: ()), T>) -> T { (o, ())[keyPath: p] } } }
struct Fixed { var x = 1 }
extension Outer.Inner where O == Fixed { 
 var q: Int { 3 }
 subscript(dynamicMember p: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring { ("sub"[...], ())[keyPath: p] } }
print(Outer.Inner(o: Fixed()).0, Outer.Inner(o: 4).0, Outer.Inner(o: Fixed()).x, Outer.Inner(o: Fixed()).q)
let s: Substring = Outer.Inner(o: Fixed()).0
print(s)
// expect: sub 4 1 3
// expect: sub
