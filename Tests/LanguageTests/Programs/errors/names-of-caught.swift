struct Late: Error {}
struct Lost: Error {}

final class Model {
  var error: (any Error)?

  func load(_ thrown: any Error) {
    do {
      throw thrown
    } catch let caught as Late {
      error = caught
    } catch is Lost where error != nil {
      print("lost after", error!)
    } catch let error as Lost {
      print("lost", error)
    } catch {
      print("other", error)
    }
  }
}

let model = Model()
model.load(Lost())
model.load(Late())
print(model.error.map { "\($0)" } ?? "none")
model.load(Lost())
model.load(CancellationError())
// expect: lost Lost()
// expect: Late()
// expect: lost after Late()
// expect: other CancellationError()
