extension Catalogue {
  /// What programs take of the C library's own functions: locks, letters, texts and numbers.
  static let cLibrary = #"""
    #module(Glibc)
    struct pthread_mutexattr_t {
      init() { }
    }
    struct pthread_mutex_t {
      let _lock: NSLock = NSLock()
      init() { }
    }
    @discardableResult func pthread_mutex_init(_ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ attributes: UnsafePointer<pthread_mutexattr_t>?) -> Int32 {
      mutex.pointee = pthread_mutex_t()
      return 0
    }
    @discardableResult func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
    @discardableResult func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
      mutex.pointee._lock.lock()
      return 0
    }
    @discardableResult func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { mutex.pointee._lock.`try`() ? 0 : 16 }
    @discardableResult func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 {
      mutex.pointee._lock.unlock()
      return 0
    }
    typealias time_t = Int
    @discardableResult func time(_ result: UnsafeMutablePointer<Int>?) -> Int {
      let seconds = Int(Date().timeIntervalSince1970)
      result?.pointee = seconds
      return seconds
    }
    func difftime(_ end: Int, _ start: Int) -> Double { Double(end - start) }
    func _leadingNumber(_ text: String, _ allowed: String) -> Substring {
      let rest = text.drop { " \t\n\r".contains($0) }
      let sign = rest.prefix { "+-".contains($0) }.prefix(1)
      let digits = rest.dropFirst(sign.count).prefix { allowed.contains($0) }
      return rest.prefix(sign.count + digits.count)
    }
    func atoi(_ text: UnsafePointer<Int8>) -> Int32 { Int32(truncatingIfNeeded: atol(text)) }
    func atol(_ text: UnsafePointer<Int8>) -> Int { Int(_leadingNumber(String(cString: text), "0123456789")) ?? 0 }
    func atof(_ text: UnsafePointer<Int8>) -> Double {
      var number = _leadingNumber(String(cString: text), "0123456789.eE+-")
      while !number.isEmpty {
        if let value = Double(number) { return value }
        number = number.dropLast()
      }
      return 0
    }
    let EXIT_SUCCESS: Int32 = 0
    let EXIT_FAILURE: Int32 = 1
    let CHAR_BIT: Int32 = 8
    let SHRT_MAX: Int32 = 32767
    let INT_MAX: Int32 = 2147483647
    let LONG_MAX: Int = 9223372036854775807
    let RAND_MAX: Int32 = 2147483647
    struct div_t {
      var quot: Int32
      var rem: Int32
    }
    struct ldiv_t {
      var quot: Int
      var rem: Int
    }
    func div(_ x: Int32, _ y: Int32) -> div_t { div_t(quot: x / y, rem: x % y) }
    func ldiv(_ x: Int, _ y: Int) -> ldiv_t { ldiv_t(quot: x / y, rem: x % y) }
    func labs(_ x: Int) -> Int { abs(x) }
    func llabs(_ x: Int64) -> Int64 { abs(x) }
    func strcmp(_ left: UnsafePointer<Int8>, _ right: UnsafePointer<Int8>) -> Int32 { strncmp(left, right, Int.max) }
    func strncmp(_ left: UnsafePointer<Int8>, _ right: UnsafePointer<Int8>, _ count: Int) -> Int32 {
      var index = 0
      while index < count {
        let (first, second) = (UInt8(bitPattern: left[index]), UInt8(bitPattern: right[index]))
        if first != second { return first < second ? -1 : 1 }
        if first == 0 { return 0 }
        index += 1
      }
      return 0
    }
    func isdigit(_ letter: Int32) -> Int32 { (48...57).contains(letter) ? 2048 : 0 }
    func isupper(_ letter: Int32) -> Int32 { (65...90).contains(letter) ? 256 : 0 }
    func islower(_ letter: Int32) -> Int32 { (97...122).contains(letter) ? 512 : 0 }
    func isalpha(_ letter: Int32) -> Int32 { isupper(letter) + islower(letter) != 0 ? 1024 : 0 }
    func isalnum(_ letter: Int32) -> Int32 { isalpha(letter) + isdigit(letter) != 0 ? 8 : 0 }
    func isspace(_ letter: Int32) -> Int32 { letter == 32 || (9...13).contains(letter) ? 8192 : 0 }
    func ispunct(_ letter: Int32) -> Int32 { (33...126).contains(letter) && isalnum(letter) == 0 ? 4 : 0 }
    func toupper(_ letter: Int32) -> Int32 { islower(letter) != 0 ? letter - 32 : letter }
    func tolower(_ letter: Int32) -> Int32 { isupper(letter) != 0 ? letter + 32 : letter }
    func isnan(_ value: Double) -> Int32 { value.isNaN ? 1 : 0 }
    func isinf(_ value: Double) -> Int32 { value.isInfinite ? value < 0 ? -1 : 1 : 0 }
    func nextafter<T: FloatingPoint>(_ value: T, _ toward: T) -> T { value == toward ? toward : value < toward ? value.nextUp : value.nextDown }
    """#

  /// The names of the C library's functions, which a program that imports Foundation sees; a name that nothing here declares is one that
  /// is not run yet, and no slip.
  static let namesOfCLibrary: Set<Substring> = Set(
    """
    a64l accept access acct acos acosh adjtime alarm aligned_alloc alloca alphasort arc4random arc4random_uniform asctime
    asin asinh at_quick_exit atan atan2 atan2f atan2l atanh atexit atoi atol bcmp bcopy bind bindresvport bindresvport6 brk
    bsearch bzero calloc cbrt ceil cfgetispeed cfgetospeed cfmakeraw cfsetispeed cfsetospeed cfsetspeed chdir chmod chown
    chroot clearenv clearerr clock clock_getcpuclockid clock_getres clock_gettime clock_nanosleep clock_settime close
    closedir closefrom confstr connect copysign cos cosh creat crypt ctermid ctime daemon difftime dirfd div dlclose dlerror
    dlopen dlsym drand48 drem dup dup2 duplocale dysize ecvt endhostent endnetent endnetgrent endprotoent endrpcent
    endservent environ environment erand48 erf erfc errno exec execle execlp execv execve execvp exit exp exp2 exp2f exp2l
    explicit_bzero expm1 expm1f expm1l fabs faccessat fchdir fchmod fchmodat fchown fchownat fclose fcntl fcvt fdatasync
    fdim fdopen fdopendir ferror fexecve fflush ffs fgetc fgetpos fgets fgetws fileno finite flockfile floor fma fmax
    fmemopen fmin fmod fopen fork fprintf fread free freeaddrinfo freelocale freopen frexp fseek fseeko fsetpos fstat
    fstatat fsync ftello ftruncate ftrylockfile funlockfile futimens futimes fwide fwrite gai_strerror gamma gcvt
    getaddrinfo getc getchar getcwd getdelim getdirentries getdomainname getdtablesize getegid getenv geteuid getgid
    getgroups gethostbyaddr gethostbyname gethostbyname2 gethostent gethostid gethostname getitimer getline getloadavg
    getlogin getnameinfo getnetbyaddr getnetbyname getnetent getnetgrent getopt getpagesize getpass getpeername getpgid
    getpgrp getpid getppid getpriority getprotobyname getprotobynumber getprotoent getrlimit getrpcbyname getrpcbynumber
    getrpcent getrusage getservbyname getservbyport getservent getsid getsockname getsockopt getsubopt gettimeofday getuid
    getw getwchar getwd gmtime herror hstrerror htons hypot ilogb index inet_addr inet_aton inet_makeaddr inet_net_ntop
    inet_net_pton inet_neta inet_network inet_nsap_addr inet_nsap_ntoa inet_ntoa inet_ntop inet_pton initstate innetgr ioctl
    iruserok isalnum isalpha isascii isatty isblank isdigit isfdtype isgraph islower isnan isprint ispunct isspace isupper
    isxdigit j0 j0f j0l j1 j1f j1l jn jrand48 kill killpg l64a labs lchmod lchown lcong48 ldexp ldiv lgamma link linkat
    listen llabs lldiv llrint llround localeconv localtime log log10 log10f log10l log1p log2 log2f log2l logb longjmp
    lrand48 lrint lround lseek lstat lutimes madvise malloc memccpy memchr memcmp memcpy memmove memset mincore mkdir
    mkdirat mkdtemp mkfifo mkfifoat mknod mknodat mkstemp mkstemps mktemp mktime mlock mmap mprotect mrand48 msync munlock
    munmap nan nanosleep nearbyint newlocale nextafter nexttoward nice nrand48 ntohs on_exit open open_memstream
    open_wmemstream openat opendir pause pclose perror pipe poll popen posix_fadvise posix_fallocate posix_madvise
    posix_memalign pow pread printf pselect psiginfo pthread_atfork pthread_attr_destroy pthread_attr_getdetachstate
    pthread_attr_getguardsize pthread_attr_getinheritsched pthread_attr_getschedparam pthread_attr_getschedpolicy
    pthread_attr_getscope pthread_attr_getstack pthread_attr_getstackaddr pthread_attr_getstacksize pthread_attr_init
    pthread_attr_setdetachstate pthread_attr_setguardsize pthread_attr_setinheritsched pthread_attr_setschedparam
    pthread_attr_setschedpolicy pthread_attr_setscope pthread_attr_setstack pthread_attr_setstackaddr
    pthread_attr_setstacksize pthread_barrier_destroy pthread_barrier_init pthread_barrier_wait pthread_barrierattr_destroy
    pthread_barrierattr_getpshared pthread_barrierattr_init pthread_barrierattr_setpshared pthread_cond_broadcast
    pthread_cond_destroy pthread_cond_init pthread_cond_timedwait pthread_cond_wait pthread_condattr_destroy
    pthread_condattr_getclock pthread_condattr_getpshared pthread_condattr_init pthread_condattr_setclock
    pthread_condattr_setpshared pthread_create pthread_detach pthread_exit pthread_getcpuclockid pthread_getschedparam
    pthread_getspecific pthread_join pthread_key_create pthread_key_delete pthread_mutex_consistent pthread_mutex_destroy
    pthread_mutex_getprioceiling pthread_mutex_init pthread_mutex_lock pthread_mutex_setprioceiling pthread_mutex_timedlock
    pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy pthread_mutexattr_getprioceiling
    pthread_mutexattr_getpshared pthread_mutexattr_getrobust pthread_mutexattr_gettype pthread_mutexattr_init
    pthread_mutexattr_setprioceiling pthread_mutexattr_setpshared pthread_mutexattr_setrobust pthread_mutexattr_settype
    pthread_once pthread_rwlock_destroy pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_timedrdlock
    pthread_rwlock_timedwrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_rwlock_wrlock
    pthread_rwlockattr_destroy pthread_rwlockattr_getkind_np pthread_rwlockattr_getpshared pthread_rwlockattr_init
    pthread_rwlockattr_setkind_np pthread_rwlockattr_setpshared pthread_setcancelstate pthread_setcanceltype
    pthread_setschedparam pthread_setschedprio pthread_setspecific pthread_sigmask pthread_spin_destroy pthread_spin_init
    pthread_spin_lock pthread_spin_trylock pthread_spin_unlock putc putchar putenv puts putw putwchar pwrite qecvt qfcvt
    qgcvt qsort qsort_r quick_exit raise rand random rcmd read readdir readlink readlinkat realloc reallocarray realpath
    recv recvfrom recvmsg remainder remove remquo rename renameat revoke rewind rewinddir rexec rindex rint rmdir round
    rpmatch rresvport ruserok sbrk scalb scalbln scalbn scandir sched_get_priority_max sched_get_priority_min sched_getparam
    sched_getscheduler sched_setparam sched_setscheduler sched_yield seed48 seekdir select sem_close sem_destroy
    sem_getvalue sem_init sem_open sem_post sem_timedwait sem_trywait sem_unlink sem_wait send sendmsg sendto setbuffer
    setdomainname setegid setenv seteuid setgid sethostent sethostid sethostname setitimer setjmp setlocale setlogin
    setnetent setnetgrent setpgid setpgrp setpriority setprotoent setregid setreuid setrlimit setrpcent setservent setsid
    setsockopt setstate settimeofday setuid shm_open shm_unlink shutdown sigaction sigaddset sigaltstack sigblock sigdelset
    sigemptyset sigfillset siggetmask siginterrupt sigismember siglongjmp signal significand sigpending sigprocmask sigqueue
    sigreturn sigsetmask sigstack sigsuspend sigtimedwait sigwait sigwaitinfo sin sinh sleep snprintf sockatmark socket
    socketpair sprintf sqrt srand srand48 srandom stat statvfs stderr stdin stdout stpcpy stpncpy strcasecmp strcat strchr
    strcmp strcoll strcpy strcspn strdup strerror strftime strlcat strlcpy strlen strncasecmp strncat strncmp strncpy
    strndup strnlen strpbrk strptime strrchr strsep strsignal strspn strstr strtod strtof strtoimax strtok strtol strtold
    strtoll strtoq strtoul strtoull strtoumax strtouq strxfrm symlink symlinkat sync syscall sysconf system tan tanh tcdrain
    tcflow tcflush tcgetattr tcgetpgrp tcgetsid tcsendbreak tcsetattr tcsetpgrp telldir tempnam tgamma time timegm
    timer_create timer_delete timer_getoverrun timer_gettime timer_settime times timespec_get tmpfile tmpnam toascii tolower
    tolower_l toupper trunc truncate ttyname ttyslot tzset ualarm umask uname ungetc unlink unlinkat unsetenv uselocale
    usleep utime utimensat utimes valloc vfork vhangup vprintf wait wait3 wait4 waitid waitpid wcpcpy wcpncpy wcrtomb wctob
    write writev y0 y0f y0l y1 y1f y1l yn
    """.split { $0 == " " || $0 == "\n" })
}
