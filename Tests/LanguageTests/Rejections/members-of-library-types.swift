import Foundation
let p = CGPoint(x: 1, y: 2); print(p.z); print(CGSize(width: 1, height: 2).w, CGRect.zero.foo, CGFloat(1).foo)
func f(_ r: Result<Int, Error>) { print(r.value); print(r.error) }
let t = Task { 1 }; t.stop(); print(t.foo)
let i = "abc".startIndex; print(i.next); print("abc".utf8.foo)
print([1, 2].lazy.foo)
print(Duration.seconds(1).foo, Measurement(value: 1, unit: UnitLength.meters).foo)
let c = Calendar(identifier: .foo)
func g(_ e: NSError) { print(e.message); print(e.foo) }
print(NSNumber(value: 1).foo, AnyHashable(1).foo, DispatchTime.now().foo, Mirror(reflecting: 1).foo)
func h(_ h: inout Hasher) { h.add(1); h.combine(1); h.hash(2) }
func k(_ s: NSString, _ a: NSArray, _ d: NSMutableDictionary) { print(s.size, a.size, d.size, d.count, a.length, s.length) }
func l(_ th: Thread, _ q: OperationQueue, _ o: Operation) { th.foo(); q.add(o); o.run() }
// expect error 2:38: value of type 'CGPoint' has no member 'z'
// expect error 2:76: value of type 'CGSize' has no member 'w'
// expect error 2:91: value of type 'CGRect' has no member 'foo'
// expect error 2:107: value of type 'CGFloat' has no member 'foo'
// expect error 3:43: value of type 'Result<Int, any Error>' has no member 'value'
// expect error 3:59: value of type 'Result<Int, any Error>' has no member 'error'
// expect error 4:23: value of type 'Task<Int, Never>' has no member 'stop'
// expect error 4:39: value of type 'Task<Int, Never>' has no member 'foo'
// expect error 5:35: value of type 'String.Index' has no member 'next'
// expect error 5:59: value of type 'String.UTF8View' has no member 'foo'
// expect error 6:19: value of type 'LazySequence<[Int]>' has no member 'foo'
// expect error 7:27: value of type 'Duration' has no member 'foo'
// expect error 7:79: value of type 'Measurement<UnitLength>' has no member 'foo'
// expect error 8:31: type 'Calendar.Identifier' has no member 'foo'
// expect error 9:32: value of type 'NSError' has no member 'message'
// expect error 9:50: value of type 'NSError' has no member 'foo'
// expect error 10:26: value of type 'NSNumber' has no member 'foo'
// expect error 10:46: value of type 'AnyHashable' has no member 'foo'
// expect error 10:70: value of type 'DispatchTime' has no member 'foo'
// expect error 10:97: value of type 'Mirror' has no member 'foo'
// expect error 11:31: value of type 'Hasher' has no member 'add'
// expect error 11:55: value of type 'Hasher' has no member 'hash'
// expect error 12:73: value of type 'NSString' has no member 'size'
// expect error 12:81: value of type 'NSArray' has no member 'size'
// expect error 12:89: value of type 'NSMutableDictionary' has no member 'size'
// expect error 12:106: value of type 'NSArray' has no member 'length'
// expect error 13:64: value of type 'Thread' has no member 'foo'
// expect error 13:73: value of type 'OperationQueue' has no member 'add'
// expect error 13:83: value of type 'Operation' has no member 'run'
