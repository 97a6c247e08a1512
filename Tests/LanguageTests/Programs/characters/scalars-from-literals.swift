print(String(UnicodeScalar(65)), String(Unicode.Scalar(66)))
print(Character(UnicodeScalar(67)))
let scalar: Unicode.Scalar = "z"
print(String(scalar), Character(scalar))
print(String(describing: UnicodeScalar(65)))
// expect: A B
// expect: C
// expect: z z
// expect: Optional("A")
