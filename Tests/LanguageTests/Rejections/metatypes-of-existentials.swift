protocol P {}
protocol Q {}
class C {}
let a: Int = (any P).self
let b: Int = Any.self
let c: Int = (any P.Type).self
let d: Int = Any.Type.self
let e: Int = (any P & Q).self
let f: Int = AnyObject.self
let g: Int = [Any.Type]()
let h: Int = [(any P).self]
let i: Int = { (x: Any.Type) in x }
func convert(_ v: any P.Type, _ w: any (P & Q).Type, _ x: Any.Protocol, _ y: (any P.Type)?, _ z: AnyObject.Type) {
  let a: String = v
  let b: String = w
  let c: String = x
  let d: String = y
  let e: String = z
}
// expect error 4:14: cannot convert value of type '(any P).Type' to specified type 'Int'
// expect error 5:14: cannot convert value of type '(any Any).Type' to specified type 'Int'
// expect error 6:14: cannot convert value of type '(any P.Type).Type' to specified type 'Int'
// expect error 7:14: cannot convert value of type '(any Any.Type).Type' to specified type 'Int'
// expect error 8:14: cannot convert value of type '(any P & Q).Type' to specified type 'Int'
// expect error 9:14: cannot convert value of type '(any AnyObject).Type' to specified type 'Int'
// expect error 10:14: cannot convert value of type '[any Any.Type]' to specified type 'Int'
// expect error 11:14: cannot convert value of type '[(any P).Type]' to specified type 'Int'
// expect error 12:14: cannot convert value of type '(any Any.Type) -> any Any.Type' to specified type 'Int'
// expect error 14:19: cannot convert value of type 'any P.Type' to specified type 'String'
// expect error 15:19: cannot convert value of type 'any (P & Q).Type' to specified type 'String'
// expect error 16:19: cannot convert value of type '(any Any).Type' to specified type 'String'
// expect error 17:19: cannot convert value of type '(any P.Type)?' to specified type 'String'
// expect error 18:19: cannot convert value of type 'any AnyObject.Type' to specified type 'String'
