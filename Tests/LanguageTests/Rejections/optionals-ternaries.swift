let isOn = Int("3") != nil
let number = 3
func count() -> Int { 4 }
if let one = isOn ? number : 2 { print(one) }
if let one = isOn ? count() : count() { print(one) }
guard let text = isOn ? String(number) : "none" else { fatalError() }
// expect error 4:4: initializer for conditional binding must have Optional type, not 'Int'
// expect error 5:4: initializer for conditional binding must have Optional type, not 'Int'
// expect error 6:7: initializer for conditional binding must have Optional type, not 'String'
