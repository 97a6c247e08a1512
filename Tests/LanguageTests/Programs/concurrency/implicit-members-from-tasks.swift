enum Access: Equatable { case loading, missing, found([Int]) }

func access(_ count: Int) async -> Access {
  await Task.detached(priority: .userInitiated) {
    guard count > 0 else { return .missing }
    let numbers = Array(0..<count)
    return .found(numbers)
  }.value
}

func state(_ isReady: Bool) async throws -> Access {
  try await Task {
    if isReady { return .found([1]) }
    try await Task.sleep(nanoseconds: 1)
    return .loading
  }.value
}

print(await access(0), await access(2))
print(try await state(true), try await state(false))
// expect: missing found([0, 1])
// expect: found([1]) loading
