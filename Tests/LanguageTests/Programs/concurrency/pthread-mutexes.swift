import Foundation
var m = pthread_mutex_t()
pthread_mutex_init(&m, nil)
pthread_mutex_lock(&m)
print(pthread_mutex_trylock(&m) != 0)
pthread_mutex_unlock(&m)
class Box { private var mutex = pthread_mutex_t(); var n = 0; init() { pthread_mutex_init(&mutex, nil) }; deinit { pthread_mutex_destroy(&mutex) }; func sync<T>(_ f: () throws -> T) rethrows -> T { pthread_mutex_lock(&mutex); defer { pthread_mutex_unlock(&mutex) }; return try f() } }
let b = Box(); DispatchQueue.concurrentPerform(iterations: 10) { _ in b.sync { b.n += 1 } }; print(b.n)
// expect: true
// expect: 10
