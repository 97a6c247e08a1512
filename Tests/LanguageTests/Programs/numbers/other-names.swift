let small: Float32 = 1.5
let large: Float64 = 0.1
print(small, large, type(of: small), type(of: large), Float32.self == Float.self)
// expect: 1.5 0.1 Float Double true
