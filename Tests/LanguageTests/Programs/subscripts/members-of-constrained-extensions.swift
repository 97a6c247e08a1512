@dynamicMemberLookup struct Wrapper<O> { var o: O
 subscript<T>(dynamicMember p: KeyPath<O, T>) -> T { o[keyPath: p] }
 subscript<T>(dynamicMember p: KeyPath<(O, _doNotUse: ()), T>) -> T { (o, ())[keyPath: p] } }
struct Fixed { var x = 1 }
extension Wrapper where O == Fixed { 
 subscript(dynamicMember p: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring { ("sub"[...], ())[keyPath: p] } }
print(Wrapper(o: Fixed()).0, Wrapper(o: 4).0, Wrapper(o: Fixed()).x)
let s: Substring = Wrapper(o: Fixed()).0
print(s)
// expect: sub 4 1
// expect: sub
