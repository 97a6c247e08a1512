import Foundation
srand(42)
print(rand(), rand(), rand())
srandom(7)
print(random(), random())
srand48(3)
print(drand48(), drand48())
// expect: 71876166 708592740 1483128881
// expect: 1045618677 1863967299
// expect: 0.7832349621030552 0.8636733732159598
