#if NOWHERE
let x =
#endif
// expect error 2:8: expected initial value after '='
