import Testing
import TheseusGraph

@Suite struct DependencyTests {
  private func twoReaders() -> GraphLog {
    let log = GraphLog()
    log.add("root", "root/left", "root/right")
    log.source("n")
    log.source("m")
    log.reads = ["left": ["n"], "right": ["m"]]
    log.mark("root", "left", "right")
    _ = log.drain()
    return log
  }

  @Test func aWriteRunsTheReader() {
    let log = twoReaders()
    log.write("n")
    #expect(log.drain() == "left")
  }

  @Test func aWriteToSomethingUnreadRunsNothing() {
    let log = twoReaders()
    log.source("other")
    log.write("other")
    #expect(log.drain() == "")
  }

  @Test func aReadCountsUntilTheNextRun() {
    let log = twoReaders()
    log.reads["left"] = []
    log.write("n")
    #expect(log.drain() == "left")
    log.write("n")
    #expect(log.drain() == "")
  }

  @Test func aStickyReadCountsUntilTheNodeEnds() throws {
    let log = twoReaders()
    let (left, m) = (try #require(log.ids["left"]), try #require(log.sources["m"]))
    log.graph.beginRun(of: left)
    log.graph.read(m, by: left, for: .sticky)
    log.mark("left")
    _ = log.drain()
    log.write("m")
    #expect(log.drain() == "left right")
  }

  @Test func readingTwiceIsOneRead() throws {
    let log = twoReaders()
    log.reads["left"] = ["n", "m", "n", "m"]
    log.mark("left")
    _ = log.drain()
    #expect(log.graph.sourcesRead(by: try #require(log.ids["left"])).count == 2)
  }

  @Test func marksSayWhichWriteWentThroughWhichSource() throws {
    let log = twoReaders()
    let n = try #require(log.sources["n"])
    let left = try #require(log.ids["left"])
    log.mark("left")
    _ = log.graph.takeMarks(of: left)
    log.write("n", number: 3)
    log.write("n", number: 3)
    log.write("n", number: 4)
    #expect(
      log.graph.takeMarks(of: left) == [Mark(cause: .write(3), source: n), Mark(cause: .write(4), source: n)])
    #expect(log.graph.takeMarks(of: left).isEmpty)
  }
}
