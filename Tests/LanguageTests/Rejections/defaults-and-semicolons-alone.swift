print("a");; print("b")
switch 3 {
case 1: print(1)
default print(2)
}
// expect error 1:12: ';' statements are not allowed
// expect error 4:9: expected ':' after 'default'
