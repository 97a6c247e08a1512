func read(_ isThere: Bool) async -> String? {
  let text: String? = await Task.detached {
    guard isThere else { return nil }
    return "text"
  }.value
  return text
}
print(await read(true) as Any, await read(false) as Any)

func find(_ numbers: [Int]) async -> Int? {
  await Task {
    for number in numbers where number > 2 { return number }
    return nil
  }.value
}
print(await find([1, 2, 3]) as Any, await find([1]) as Any)
// expect: Optional("text") nil
// expect: Optional(3) nil
