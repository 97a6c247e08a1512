protocol Named { func name() -> String }
struct Cat {}
struct Dog {
  let age = 1
}

extension Cat: Named {}

extension Dog: Named {
  func bark() {}
}
struct Cow: Named {}
// expect error 7:1: type 'Cat' does not conform to protocol 'Named'
// expect error 9:1: type 'Dog' does not conform to protocol 'Named'
// expect error 12:8: type 'Cow' does not conform to protocol 'Named'
