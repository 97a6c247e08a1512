import Foundation
import Testing
import TheseusTestSupport

/// After any inputs, small programs show what the model of `Specimen` says and what a fresh evaluation gives.
@Suite struct PropertyTests {
  /// The seeds of random programs: two fixed ones, and those of `THESEUS_SEEDS=4,5,6`.
  static let seeds: [UInt64] =
    [1, 2]
    + (ProcessInfo.processInfo.environment["THESEUS_SEEDS"] ?? "").split(separator: ",").compactMap { UInt64($0) }

  @Test func everySmallProgramBehavesAsItsModel() throws {
    let problems = try #require(
      onLargeStack { PropertyTests.problems(of: Specimen.small) { _ in SpecimenInput.everything } })
    #expect(problems == [])
  }

  @Test(arguments: seeds) func randomProgramsBehaveAsTheirModels(_ seed: UInt64) throws {
    let problems = try #require(
      onLargeStack {
        var chance = Chance(seed: seed)
        return PropertyTests.problems(of: Specimen.random(8, seed: seed)) { _ in SpecimenInput.random(16, &chance) }
      })
    #expect(problems == [], "seed \(seed)")
  }

  /// The problems of the first specimen that has any, shown on the smallest part of it that has them.
  private static func problems(of specimens: [Specimen], _ inputs: (Specimen) -> [SpecimenInput]) -> [String] {
    do {
      let checker = try Lab.check(Specimen.declarations + specimens.map(\.text).joined())
      for specimen in specimens {
        let inputs = inputs(specimen)
        let problems = SpecimenRun.problems(of: specimen, checker, inputs)
        if problems.isEmpty { continue }
        let smaller = try SpecimenRun.problems(ofPartsOf: specimen, inputs)
        return smaller.isEmpty ? problems : smaller
      }
      return []
    } catch {
      return ["\(error)"]
    }
  }
}
