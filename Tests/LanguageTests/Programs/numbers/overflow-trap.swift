var count: UInt8 = 250
for _ in 0..<5 { count += 1 }
print(count)
count += 1
print("never")
// expect: 255
// expect trap: 
