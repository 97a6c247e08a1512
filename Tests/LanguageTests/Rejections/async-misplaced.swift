async func load() {}
struct Store {
  static async func save() {}
  async mutating func clear() {}
  async init() {}
}
func first() async {}
// expect error 1:1: 'async' must be written after the parameter list of a function
// expect error 3:10: 'async' must be written after the parameter list of a function
// expect error 4:3: 'async' must be written after the parameter list of a function
// expect error 5:3: 'async' must be written after the parameter list of a function
