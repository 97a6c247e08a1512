func q(_ f: () throws -> Void) rethrows { throw CancellationError() }
func q2(_ f: () throws -> Void) rethrows { try f() }
func q3(_ f: () throws -> Void) rethrows { try q4() }
func q4() throws { }
func q5(_ f: () throws -> Void) rethrows { do { try f() } catch { throw error } }
func q6(_ f: () throws -> Void) rethrows { do { try f() } catch { throw CancellationError() } }
// expect error 1:43: a function declared 'rethrows' may only throw if its parameter does
// expect error 3:48: call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does
