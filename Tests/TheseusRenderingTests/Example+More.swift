import TheseusTrace

/// Events that the worked examples leave out.
extension Example {
  static let mount = Trace(0, "Home", .mount) { trace in
    let footer = ViewReference("Footer", 3)
    let recorder = ViewReference("Recorder", 2)
    trace.bodies = [
      Trace.first(home, properties: ["_dayTime"]), Trace.first(recorder, properties: ["_title"]), Trace.first(footer),
    ]
    trace.created = [
      .init(view: home, identity: "Home", rule: .root),
      .init(view: recorder, identity: "Home/VStack/0/if:true/Recorder", rule: .parent),
      .init(view: footer, identity: "Home/VStack/1/Footer", rule: .parent),
    ]
    trace.state = [
      .init(view: home, property: "dayTime", event: .created, new: "true"),
      .init(view: recorder, property: "title", event: .created, new: #""""#),
    ]
    trace.events = [.init(view: recorder, event: .onAppear)]
    trace.output = ["hello"]
    trace.tree = ViewTree(
      root: .view(
        home, "Home", presence: .created,
        children: [
          .init(
            .container, "VStack", presence: .created,
            children: [
              .init(
                .branch, "if dayTime", presence: .created,
                children: [.view(recorder, "Home/VStack/0/if:true/Recorder", slot: "true", presence: .created)]),
              .view(footer, "Home/VStack/1/Footer", presence: .created),
              .init(.primitive, "Text", label: #""Good night""#, presence: .created),
            ])
        ]))
  }

  static let removedRow = Trace(3, "pets.remove(at: 1)") { trace in
    let two = TraceValue(#"[Pet(id: 1, name: "Rex"), Pet(id: 3, name: "Bo")]"#, count: 2)
    let gone = ViewReference("PetRow", 3)
    trace.writes = [Trace.write(list, "pets", threePets, two)]
    trace.bodies = [Trace.ran(list, "_pets", threePets, two)]
    trace.removed = [.init(view: gone, identity: "PetList/List/ForEach/each(2)/PetRow", rule: .forEach)]
    trace.state = [.init(view: gone, property: "taps", event: .lost, old: "7")]
    trace.events = [.init(view: gone, event: .onDisappear)]
    let rest = ViewRun(view: "PetRow", nodes: [2...2, 4...4])
    trace.skipped = [rest]
    trace.kept = [ViewRun(list), rest]
    trace.tree = petTree(
      .init(source: #"\.id"#), [row("1", 2), row("2", 3, presence: .removed, taps: "7"), row("3", 4)])
  }

  static let movedRows = Trace(3, "pets.reverse()") { trace in
    let reversed = TraceValue(
      #"[Pet(id: 3, name: "Bo"), Pet(id: 2, name: "Milo"), Pet(id: 1, name: "Rex")]"#, count: 3)
    trace.writes = [Trace.write(list, "pets", threePets, reversed)]
    trace.bodies = [Trace.ran(list, "_pets", threePets, reversed)]
    trace.skipped = [ViewRun(view: "PetRow", nodes: [2...4])]
    trace.kept = [ViewRun(list), ViewRun(view: "PetRow", nodes: [2...4])]
    trace.moved = [
      .init(view: ViewReference("PetRow", 4), identity: "PetList/List/ForEach/each(3)/PetRow", from: 2, to: 0),
      .init(view: ViewReference("PetRow", 3), identity: "PetList/List/ForEach/each(2)/PetRow", from: 1, to: 1),
    ]
    trace.tree = petTree(.init(source: #"\.id"#), [row("3", 4), row("2", 3), row("1", 2)])
  }

  static let sameValue = Trace(3, "dayTime = true") { trace in
    trace.writes = [Trace.write(home, "dayTime", "true", "true")]
    trace.silences = [.init(write: 0, reason: .sameValue)]
  }

  static let huge = Trace(1, "rows.append(10_000)") { trace in
    let table = ViewReference("Table", 1)
    let new = ViewReference("Row", 10_002)
    let old = TraceValue("[" + (0..<10_000).map(String.init).joined(separator: ", ") + "]", count: 10_000)
    let after = TraceValue("[" + (0...10_000).map(String.init).joined(separator: ", ") + "]", count: 10_001)
    trace.writes = [Trace.write(table, "rows", old, after)]
    trace.bodies = [Trace.ran(table, "_rows", old, after), Trace.first(new)]
    trace.skipped = [ViewRun(view: "Row", nodes: [2...10_001])]
    trace.kept = [ViewRun(table), ViewRun(view: "Row", nodes: [2...10_001])]
    trace.created = [.init(view: new, identity: "Table/List/ForEach/each(10000)/Row", rule: .forEach)]
    let run = ViewTree.Node.view(
      ViewReference("Row", 2), "Table/List/ForEach/each(0)/Row", slot: "0", count: 10_000, slots: ["0", "1", "2"])
    let last = ViewTree.Node.view(new, "Table/List/ForEach/each(10000)/Row", slot: "10000", presence: .created)
    trace.tree = ViewTree(
      root: .view(
        table, "Table",
        children: [
          .init(
            .container, "List",
            children: [.init(.forEach(.init(source: #"\.self"#, stability: .value)), "ForEach", children: [run, last])])
        ]))
  }

  static let removing = Trace(2, "withAnimation { show = false }") { trace in
    let card = ViewReference(node: 2, view: "Card", type: "Card<Text>")
    var write = Trace.write(home, "show", "true", "false")
    write.isAnimated = true
    trace.writes = [write]
    trace.bodies = [Trace.ran(home, "_show", "true", "false")]
    trace.kept = [ViewRun(home)]
    trace.removing = [.init(view: card, identity: "Home/if:some/Card", rule: .optional)]
    trace.changes = [.init(view: card, change: .removed, transition: ".opacity")]
    trace.tree = ViewTree(
      root: .view(
        home, "Home",
        children: [
          .init(
            .optional, "if show",
            children: [.view(card, "Home/if:some/Card", slot: "true", presence: .removing)])
        ]))
  }

  static let undo = Trace(2, ":undo", .undo) { trace in
    let old = ViewReference("Recorder", 4)
    let new = ViewReference("Recorder", 2)
    trace.from = 3
    trace.undone = ["dayTime = false"]
    trace.created = [.init(view: new, identity: "Home/VStack/0/if:true/Recorder", rule: .branch)]
    trace.removed = [.init(view: old, identity: "Home/VStack/0/if:false/Recorder", rule: .branch)]
    trace.state = [
      .init(view: home, property: "dayTime", event: .changed, old: "false", new: "true"),
      .init(view: new, property: "title", event: .created, new: #""Purr""#),
    ]
    trace.tree = ViewTree(
      root: .view(
        home, "Home",
        children: [
          .init(
            .branch, "if dayTime",
            children: [
              .view(new, "Home/if:true/Recorder", slot: "true", presence: .created),
              .view(old, "Home/if:false/Recorder", slot: "false", presence: .removed),
            ])
        ]))
  }

  static let warning = Trace(2, "names = [\"a\", \"a\"]") { trace in
    trace.writes = [
      Trace.write(home, "names", TraceValue(#"["a"]"#, count: 1), TraceValue(#"["a", "a"]"#, count: 2))
    ]
    trace.bodies = [Trace.ran(home, "_names", TraceValue(#"["a"]"#, count: 1), TraceValue(#"["a", "a"]"#, count: 2))]
    trace.kept = [ViewRun(home)]
    trace.warnings = [
      .init(
        id: "duplicate-id",
        message:
          "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection, this will "
          + "give undefined results!", location: "pets.swift:12:9")
    ]
    trace.tree = ViewTree(root: .view(home, "Home"))
  }

  static let deep = Trace(6, "isOn.toggle()") { trace in
    let leaf = ViewReference(node: 14, view: "AVeryLongViewNameThatGoesOnAndOn")
    trace.writes = [Trace.write(home, "isOn", "false", "true")]
    trace.bodies = [
      Trace.ran(home, "_isOn", "false", "true"),
      Trace.ran(
        leaf, field: "configuration", #"Configuration(title: "The quick brown fox", size: 12, isOn: false)"#,
        #"Configuration(title: "The quick brown fox", size: 12, isOn: true)"#),
    ]
    trace.kept = [ViewRun(home), ViewRun(leaf)]
    var node = ViewTree.Node.view(leaf, "Home/…/Leaf")
    for name in ["ScrollView", "VStack", "Group", "if model.isReady && settings.isVisible", "HStack", "ZStack"] {
      let sibling = ViewTree.Node(.primitive, "Divider", presence: .created)
      node = ViewTree.Node(name.hasPrefix("if") ? .optional : .container, name, children: [node, sibling])
    }
    trace.tree = ViewTree(root: .view(home, "Home", children: [node]))
  }

  static let controlCharacters = Trace(7, "name = \"\\u{1B}[31mred\"") { trace in
    trace.writes = [Trace.write(home, "name", "\"\"", "\"\u{1B}[31mred\u{202E}\"")]
    trace.bodies = [Trace.ran(home, "_name", "\"\"", "\"\u{1B}[31mred\u{202E}\"")]
    trace.kept = [ViewRun(home)]
    trace.output = ["a\tb \u{1B}[2J 猫 é"]
    trace.tree = ViewTree(root: .view(home, "Home"))
  }
}
