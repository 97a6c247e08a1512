#if swift(<5.0)
let old = ) ( what
#endif
#if compiler(<5.0) && DEBUG
print "old"
}
#endif
#if !compiler(>=5.0)
func f( -> {
#endif
#if swift(>=5.0)
print("new")
#else
let x = @@@
#endif
#if swift(<5.0)
print("a")
#elseif compiler(<5.0)
print("b"
#else
print("c")
#endif
// expect: new
// expect: c
