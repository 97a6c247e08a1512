// A return that no function is around.
let number = 1
if number == 2 {
  return
}
func half() -> Int { return number / 2 }
let double = { () -> Int in return number * 2 }
print(half(), double())
return
// expect error 4:3: return invalid outside of a func
// expect error 9:1: return invalid outside of a func
