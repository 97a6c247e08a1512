import TheseusTrace

/// The worked examples of the trace's contract.
extension Example {
  static let home = ViewReference("Home", 1)

  static let branch = Trace(3, "dayTime = false") { trace in
    let old = ViewReference("Recorder", 2)
    let footer = ViewReference("Footer", 3)
    let new = ViewReference("Recorder", 4)
    trace.writes = [Trace.write(home, "dayTime", "true", "false")]
    trace.bodies = [Trace.ran(home, "_dayTime", "true", "false"), Trace.first(new, properties: ["_title"])]
    trace.skipped = [ViewRun(footer)]
    trace.kept = [ViewRun(home), ViewRun(footer)]
    trace.created = [.init(view: new, identity: "Home/VStack/0/if:false/Recorder", rule: .branch)]
    trace.removed = [.init(view: old, identity: "Home/VStack/0/if:true/Recorder", rule: .branch)]
    trace.state = [
      .init(view: old, property: "title", event: .lost, old: #""Purr""#, replacedBy: 4),
      .init(view: new, property: "title", event: .created, new: #""""#),
    ]
    trace.events = [.init(view: new, event: .onAppear), .init(view: old, event: .onDisappear)]
    let recorders: [ViewTree.Node] = [
      .view(
        old, "Home/VStack/0/if:true/Recorder", slot: "true", presence: .removed,
        state: [.init(name: "title", value: #""Purr""#)],
        children: [.init(.primitive, "TextField", label: #""Title""#, presence: .removed)]),
      .view(
        new, "Home/VStack/0/if:false/Recorder", slot: "false", presence: .created,
        state: [.init(name: "title", value: #""""#)],
        children: [.init(.primitive, "TextField", label: #""Title""#, presence: .created)]),
    ]
    trace.tree = ViewTree(
      root: .view(
        home, "Home", state: [.init(name: "dayTime", value: "false")],
        children: [
          .init(
            .container, "VStack", identity: "Home/VStack",
            children: [
              .init(.branch, "if dayTime", identity: "Home/VStack/0", children: recorders),
              .view(footer, "Home/VStack/1/Footer", children: [.init(.primitive, "Text", label: #""Home""#)]),
            ])
        ]))
  }

  static let bindingUnread = Trace(1, "n += 1") { trace in
    let counter = ViewReference("Counter", 1)
    trace.writes = [Trace.write(counter, "n", "0", "1")]
    trace.silences = [.init(write: 0, reason: .unread(owner: counter, passesBinding: true))]
  }

  static let list = ViewReference("PetList", 1)

  static func petTree(_ rows: ViewTree.RowIdentity, _ children: [ViewTree.Node]) -> ViewTree {
    ViewTree(
      root: .view(
        list, "PetList",
        children: [
          .init(
            .container, "List", identity: "PetList/List",
            children: [.init(.forEach(rows), "ForEach", identity: "PetList/List/ForEach", children: children)])
        ]))
  }

  static func row(
    _ id: String, _ node: Int, presence: ViewTree.Presence = .kept, taps: String = "0", children: [ViewTree.Node] = []
  ) -> ViewTree.Node {
    .view(
      ViewReference("PetRow", node), "PetList/List/ForEach/each(\(id))/PetRow", slot: id, presence: presence,
      state: [.init(name: "taps", value: TraceValue(taps))], children: children)
  }

  static let threePets = TraceValue(
    #"[Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Milo"), Pet(id: 3, name: "Bo")]"#, count: 3)
  static let fourPets = TraceValue(
    #"[Pet(id: 4, name: "Fido"), Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Milo"), Pet(id: 3, name: "Bo")]"#, count: 4)

  static func begun(_ node: Int, _ id: String, in trace: inout Trace) {
    let view = ViewReference("PetRow", node)
    trace.created.append(.init(view: view, identity: "PetList/List/ForEach/each(\(id))/PetRow", rule: .forEach))
    trace.state.append(.init(view: view, property: "taps", event: .created, new: "0"))
    trace.bodies.append(Trace.first(view, properties: ["_taps"]))
  }

  static let stableIDs = Trace(2, #"pets.insert(Pet(id: 4, name: "Fido"), at: 0)"#) { trace in
    trace.writes = [Trace.write(list, "pets", threePets, fourPets)]
    trace.bodies = [Trace.ran(list, "_pets", threePets, fourPets)]
    begun(5, "4", in: &trace)
    trace.skipped = [ViewRun(view: "PetRow", nodes: [2...4])]
    trace.kept = [ViewRun(list), ViewRun(view: "PetRow", nodes: [2...4])]
    trace.events = [.init(view: ViewReference("PetRow", 5), event: .onAppear)]
    trace.tree = petTree(
      .init(source: #"\.id"#), [row("4", 5, presence: .created), row("1", 2), row("2", 3), row("3", 4)])
  }

  static let indexIDs = Trace(2, #"pets.insert(Pet(name: "Fido"), at: 0)"#) { trace in
    trace.writes = [Trace.write(list, "pets", threePets, fourPets)]
    let names = ["Rex", "Milo", "Bo"]
    let newNames = ["Fido", "Rex", "Milo"]
    trace.bodies = [Trace.ran(list, "_pets", threePets, fourPets)]
    for index in 0..<3 {
      trace.bodies.append(
        Trace.ran(
          ViewReference("PetRow", index + 2), field: "name", TraceValue("\"\(names[index])\""),
          TraceValue("\"\(newNames[index])\""), maker: .init(view: list, content: "ForEach", id: "\(index)")))
    }
    begun(5, "3", in: &trace)
    trace.kept = [ViewRun(list), ViewRun(view: "PetRow", nodes: [2...4])]
    trace.events = [.init(view: ViewReference("PetRow", 5), event: .onAppear)]
    trace.tree = petTree(
      .init(source: "index", stability: .index),
      [row("0", 2, taps: "5"), row("1", 3), row("2", 4), row("3", 5, presence: .created)])
  }

  static let computedIDs = Trace(2, #"pets.insert(Pet(name: "Fido"), at: 0)"#) { trace in
    trace.writes = [Trace.write(list, "pets", threePets, fourPets)]
    trace.bodies = [Trace.ran(list, "_pets", threePets, fourPets)]
    for node in 5...8 { begun(node, "\(node)", in: &trace) }
    let taps = ["5", "0", "2"]
    for (index, node) in (2...4).enumerated() {
      let view = ViewReference("PetRow", node)
      trace.removed.append(.init(view: view, identity: "PetList/List/ForEach/each(\(node))/PetRow", rule: .forEach))
      trace.state.append(
        .init(view: view, property: "taps", event: .lost, old: TraceValue(taps[index]), replacedBy: node + 3))
    }
    trace.kept = [ViewRun(list)]
    trace.tree = petTree(
      .init(source: #"\.id"#, stability: .computed, location: "pets.swift:4", property: "Pet.id"),
      (2...4).map { row("\($0)", $0, presence: .removed, taps: taps[$0 - 2]) }
        + (5...8).map { row("\($0)", $0, presence: .created) })
  }

  static let environment = Trace(4, ":system colorScheme dark", .system) { trace in
    let badge = ViewReference("Badge", 4)
    trace.writes = [
      .init(target: .environment, property: "colorScheme", old: "light", new: "dark", origin: .system)
    ]
    trace.bodies = [
      .init(
        view: badge, reasons: [.property("_scheme")],
        causes: [
          .init(
            reason: .property("_scheme"), subject: .environment(key: "colorScheme"), old: "light", new: "dark", write: 0
          )
        ], printChanges: "Badge: _scheme changed.")
    ]
    trace.kept = [ViewRun(badge)]
    trace.bystanders = [.init(write: 0, count: 11)]
    trace.tree = ViewTree(root: .view(badge, "Home/VStack/2/Badge"))
  }

  static let observableUnread = Trace(5, "model.visits += 1") { trace in
    trace.writes = [.init(target: .object("Model #2"), property: "visits", old: "3", new: "4")]
    trace.silences = [
      .init(
        write: 0,
        reason: .unobserved(type: "Model", others: [.init(view: ViewReference("Header", 3), property: "name")]))
    ]
  }

  static let interpolates = Trace(1, "withAnimation { good.toggle() }") { trace in
    let dog = ViewReference("Dog", 1)
    let paw = ViewReference("Paw", 2)
    var write = Trace.write(dog, "good", "true", "false")
    write.isAnimated = true
    trace.writes = [write]
    trace.bodies = [Trace.ran(dog, "_good", "true", "false"), Trace.ran(paw, field: "tint", ".green", ".red")]
    trace.kept = [ViewRun(dog), ViewRun(paw)]
    trace.changes = [
      .init(view: paw, change: .interpolates, property: "frame alignment", old: ".top", new: ".bottom")
    ]
    trace.tree = ViewTree(root: .view(dog, "Dog", children: [.view(paw, "Dog/Paw")]))
  }

  static let failure = Trace(nil, #"pets[9].name = "Rex""#) { trace in
    trace.error = Failure(
      id: "index-out-of-range", message: "index out of range", location: "input 3:1:5",
      excerpt: .init(line: #"pets[9].name = "Rex""#, column: 5), notes: ["pets has 3 elements (0...2)"])
  }

  static let twoPasses = Trace(1, ":tap Load", .action) { trace in
    let feed = ViewReference("Feed", 1)
    let rows = (2...4).map { ViewReference("FeedRow", $0) }
    let none = TraceValue("[]", count: 0)
    let three = TraceValue(#"["one", "two", "three"]"#, count: 3)
    trace.passes = 2
    trace.writes = [Trace.write(feed, "items", none, three, origin: .action(control: #"Button "Load""#))]
    trace.bodies = [Trace.ran(feed, "_items", none, three)]
    for (index, row) in rows.enumerated() {
      trace.writes.append(
        Trace.write(
          feed, "seen", TraceValue("\(index)"), TraceValue("\(index + 1)"), origin: .lifecycle("onAppear", of: row),
          pass: 2))
      trace.created.append(.init(view: row, identity: "Feed/List/ForEach/each(\(index))/FeedRow", rule: .forEach))
      trace.bodies.append(Trace.first(row))
      trace.events.append(.init(view: row, event: .onAppear))
    }
    trace.bodies.append(Trace.ran(feed, "_seen", "0", "3", write: 3, pass: 2))
    trace.skipped = [ViewRun(view: "FeedRow", nodes: [2...4], pass: 2)]
    trace.kept = [ViewRun(feed), ViewRun(view: "FeedRow", nodes: [2...4], pass: 2)]
    let children = rows.enumerated().map { index, row in
      ViewTree.Node.view(
        row, "Feed/List/ForEach/each(\(index))/FeedRow", slot: "\(index)", presence: .created)
    }
    trace.tree = ViewTree(
      root: .view(
        feed, "Feed",
        children: [
          .init(
            .container, "List", children: [.init(.forEach(.init(source: #"\.self"#)), "ForEach", children: children)])
        ]))
  }
}
