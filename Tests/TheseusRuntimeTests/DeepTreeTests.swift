import Testing
import TheseusTestSupport

/// Trees of thousands of levels: they mount, update and end; endless ones are cut off.
@Suite struct DeepTreeTests {
  private static let chain = """
    struct Level: View {
      let depth: Int
      let value: Int
      @State var own = 0
      var body: some View { if depth > 0 { Level(depth: depth - 1, value: value) } else { Text("\\(value)") } }
    }
    struct Root: View {
      @State var n = 0
      @State var isOn = true
      var body: some View {
        VStack {
          Button("go") { n += 1 }
          Button("toggle") { isOn.toggle() }
          if isOn { Level(depth: 2999, value: n) }
        }
      }
    }
    """

  @Test func aDeepChainMountsUpdatesAndEnds() throws {
    let found = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(DeepTreeTests.chain)
          var found = ["\(lab.trace.created.count) \(lab.screen)"]
          try lab.tap("go")
          found.append("\(lab.trace.bodies.count) \(lab.screen)")
          try lab.tap("toggle")
          found.append("\(lab.trace.removed.count) \(lab.trace.state.count { $0.event == .lost }) \(lab.screen)")
          try lab.tap("toggle")
          return found + ["\(lab.trace.created.count)"] + lab.runtime.brokenInvariants
        } catch {
          return ["\(error)"]
        }
      })
    #expect(found == ["3001 go toggle 0", "3001 go toggle 1", "3000 3000 go toggle", "3000"])
  }

  /// Each level acts on appearance: none is looked at more often than the level below it.
  @Test func nestedAppearanceTakesStepsInProportionToTheLevels() throws {
    let steps = try [200, 400].map { depth in
      let source = """
        struct Level: View {
          let depth: Int
          var body: some View {
            Group { if depth > 0 { Level(depth: depth - 1) } else { Text("end") } }.onAppear { }.onDisappear { }
          }
        }
        struct Root: View { var body: some View { Level(depth: \(depth)) } }
        """
      return try #require(onLargeStack { try? Lab(source).runtime.scopeCount } ?? nil)
    }
    #expect(steps[0] > 0)
    #expect(Double(steps[1]) < 2.2 * Double(steps[0]), "\(steps)")
  }

  @Test func theMiddleOfADeepPathIsLeftOut() throws {
    let path = try #require(
      onLargeStack { () -> String? in
        try? Lab(DeepTreeTests.chain).trace.created.last?.identity
      } ?? nil)
    #expect(path.hasPrefix("Root/VStack/2/some/Level/if:true/Level/"))
    #expect(path.contains("/… 5875 …/"))
    #expect(path.utf8.count < 1500)
  }

  @Test func aViewThatContainsItselfIsCutOff() throws {
    let message = try #require(
      onLargeStack { () -> String in
        do {
          _ = try Lab("struct Root: View { var body: some View { VStack { Text(\"x\"); Root() } } }")
          return "it came to an end"
        } catch {
          return "\(error)"
        }
      })
    #expect(message.contains("more than 50,000 levels deep"))
  }
}
