#if swift(>=6.0)
print("language 6")
#elseif swift(>=5.6)
print("language 5")
#endif
#if compiler(>=6.0) && swift(<6)
print("compiler 6")
#endif
// expect: language 5
// expect: compiler 6
