print(() == ())
print((1, 2) == (1, 2), () != ())
// expect: true
// expect: true false
