print("a".compare("b"))
print([1].regions)
print("a".getCString())
// expect error 1:11: value of type 'String' has no member 'compare'
// expect error 2:11: value of type '[Int]' has no member 'regions'
// expect error 3:11: value of type 'String' has no member 'getCString'
