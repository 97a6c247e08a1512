/// Measures a workload at one size.
struct EngineRun {
  /// The workload.
  let workload: Workload
  /// How many rows or levels.
  let size: Int
  /// How often each operation is measured.
  let operations: Int

  private static let warmUps = 4
  /// What takes microseconds is done for as long as the frameworks do it, which are warm by then.
  private static let shortest = Duration.milliseconds(300)
  /// How many rows are changed in turn: enough that they push each other out of the nearest cache, as the frameworks' random rows do.
  private static let rowCount = 400

  /// What one operation of the workload acts on, and what it took at each depth.
  private struct Series {
    let phase: Workload.Phase
    let targets: [(line: Stage.Line, row: Int)]
    var times: [Stage.Depth: Times] = [:]
  }

  /// Measures everything, and checks what the screen shows in the end.
  func run() throws -> [EngineMeasurement] {
    if workload.phases.isEmpty { return [try runMounts()] }
    let stage = try Stage(workload.program, size: size)
    let before = ResidentMemory.bytes
    try stage.mount(.recorded)
    stage.forgetLastUpdate()
    let heap = before.flatMap { before in ResidentMemory.bytes.map { $0 - before } }
    var screen = ExpectedScreen(workload.program, size: size)
    try bringStateIn(stage, &screen)
    var series = try workload.phases.map { phase in
      Series(phase: phase, targets: try targets(of: phase, in: stage))
    }
    // With and without a record take turns, so that a busy machine slows both; what is printed would push others out
    // of the caches.
    for depths in [[Stage.Depth.unrecorded, .recorded], [.printed]] {
      let start = ContinuousClock.now
      var turn = 0
      while turn < Self.warmUps + operations || ContinuousClock.now - start < Self.shortest {
        defer { turn += 1 }
        for depth in depths {
          for number in series.indices { try perform(turn, depth, &series[number], stage, &screen) }
        }
      }
    }
    let bodies = try series.map { series in
      try stage.perform(series.targets[0].line, .recorded)
      series.phase.change(&screen, series.targets[0].row)
      return try checkedBodies(of: workload.name(of: series.phase), series.phase.bodies(size), stage)
    }
    try check(stage, screen)
    return zip(series, bodies).map { series, bodies in
      var measurement = measurement(workload.name(of: series.phase), series.times, bodies: bodies)
      measurement.kilobytes = heap.map { Double($0) / 1000 / Double(size) }
      return measurement
    }
  }

  private func perform(
    _ turn: Int, _ depth: Stage.Depth, _ series: inout Series, _ stage: Stage, _ screen: inout ExpectedScreen
  ) throws {
    let target = series.targets[turn % series.targets.count]
    let time = try Times.time { try stage.perform(target.line, depth) }
    if turn >= Self.warmUps { series.times[depth, default: Times()].add(time) }
    series.phase.change(&screen, target.row)
  }

  private func measurement(_ name: String, _ times: [Stage.Depth: Times], bodies: Int) -> EngineMeasurement {
    let recorded = times[.recorded, default: Times()]
    return EngineMeasurement(
      name: name, size: size, operations: operations, unrecorded: times[.unrecorded, default: Times()].median,
      median: recorded.median, p90: recorded.p90, printed: times[.printed, default: Times()].median, bodies: bodies)
  }

  /// Gives some rows state that is not the initial one, so that the check sees whether it stays with the id.
  private func bringStateIn(_ stage: Stage, _ screen: inout ExpectedScreen) throws {
    guard workload.program == .rows else { return }
    for (row, node) in rows(of: stage).prefix(3) {
      try stage.perform(stage.line("c += 1", for: node), .unrecorded)
      screen.counts[row, default: 0] += 1
    }
  }

  /// Rows all over the list, with their ids, which are their positions as long as nothing has moved.
  private func rows(of stage: Stage) -> [(row: Int, node: Int)] {
    let nodes = stage.runtime.views.filter { $0.view == "Row" }.map(\.node)
    return (0..<min(Self.rowCount, size)).map { number in
      let row = number * 7919 % size
      return (row, nodes[row])
    }
  }

  private func targets(of phase: Workload.Phase, in stage: Stage) throws -> [(line: Stage.Line, row: Int)] {
    let views: [(row: Int, node: Int)] =
      switch phase.focus {
      case .root: stage.runtime.views.prefix(1).map { (0, $0.node) }
      case .leaf: stage.runtime.views.suffix(1).map { (0, $0.node) }
      case .rows: rows(of: stage)
      }
    return try views.map { (line: try stage.line(phase.line(size), for: $0.node), row: $0.row) }
  }

  private func checkedBodies(of name: String, _ expected: Int, _ stage: Stage) throws -> Int {
    let ran = stage.trace().bodies.count
    guard ran == expected else {
      throw BenchmarkError.wrongBodies(workload: name, size: size, expected: expected, ran: ran)
    }
    return ran
  }

  private func check(_ stage: Stage, _ screen: ExpectedScreen) throws {
    guard let mistake = screen.mistake(in: stage.runtime.texts) else { return }
    throw BenchmarkError.wrongScreen(workload: workload.id, size: size, mistake: mistake)
  }

  /// The mount itself: each time of a new runtime, whose data is made before.
  private func runMounts() throws -> EngineMeasurement {
    let stage = try Stage(workload.program, size: size)
    var times: [Stage.Depth: Times] = [:]
    for turn in 0..<(Self.warmUps + operations) {
      for depth in Stage.Depth.allCases {
        try stage.reset()
        let time = try Times.time { try stage.mount(depth) }
        if turn >= Self.warmUps { times[depth, default: Times()].add(time) }
      }
    }
    try stage.reset()
    try stage.mount(.recorded)
    let bodies = try checkedBodies(of: workload.id, size + 1, stage)
    try check(stage, ExpectedScreen(workload.program, size: size))
    return measurement(workload.id, times, bodies: bodies)
  }
}
