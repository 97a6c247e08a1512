/// What a function of the catalogue that makes a view means to the engine.
enum ViewRole {
  /// Several views side by side: `TupleView`.
  case tuple
  /// `Group`: nothing of its own.
  case group
  /// The scenes of an app, of which a start opens the first.
  case scenes
  /// A branch of an `if` or `switch`.
  case branch(isFirst: Bool)
  /// `if` without `else`.
  case optional
  /// `AnyView`.
  case anyView
  /// `.id(_:)`.
  case id
  /// `.equatable()`.
  case equatable
  /// `ForEach`.
  case forEach(ForEachForm)
  /// A list that makes its own `ForEach`.
  case dataList(ForEachForm)
  /// `.modifier(_:)`.
  case modifier
  /// `.environment(_:_:)`.
  case environmentValue
  /// `.environment(_:)` with an object.
  case environmentObservable
  /// `.environmentObject(_:)`.
  case environmentObject
  /// `.transformEnvironment(_:transform:)`.
  case environmentTransform
  /// A modifier that writes its argument into the environment under a name.
  case environmentShortcut(String)
  /// `.disabled(_:)`.
  case disabled
  /// `.onAppear`.
  case onAppear
  /// `.onDisappear`.
  case onDisappear
  /// `.task`.
  case task
  /// `.onChange`; the closure of the older form gets the new value only and is the old one.
  case onChange(isOlderForm: Bool)
  /// `.onReceive`.
  case onReceive
  /// `.preference`.
  case preference
  /// `.transformPreference`.
  case transformPreference
  /// `.onPreferenceChange`.
  case onPreferenceChange
  /// `.overlayPreferenceValue`, `.backgroundPreferenceValue`.
  case preferenceContent
  /// `.animation(_:value:)`.
  case animationValue
  /// `.animation(_:)`.
  case animation
  /// `.transaction`.
  case transaction
  /// What stands around the content that a modifier brings which went by modifiers of the transaction.
  case beyondTransactions
  /// `.transition`.
  case transition
  /// `.sheet` and what behaves like it.
  case presentation
  /// `NavigationStack`, `NavigationView`.
  case navigationStack
  /// `.navigationDestination(for:)`.
  case navigationDestination
  /// `.navigationDestination` with a flag or an item.
  case boundDestination
  /// `DisclosureGroup`.
  case disclosure
  /// `OutlineGroup`.
  case outline(ForEachForm)
  /// A list that makes its own `OutlineGroup`.
  case outlineList(ForEachForm)
  /// `Table`.
  case table
  /// `TableRow`.
  case tableRow
  /// `NavigationLink`.
  case navigationLink
  /// `TabView`.
  case tabView
  /// `.searchable(text:)`.
  case searchable
  /// `.refreshable(action:)`.
  case refreshable
  /// `.scrollPosition(id:)`.
  case scrollPosition
  /// `.onDelete`, `.onMove`.
  case edit(String)
  /// `GeometryReader`, `ScrollViewReader`, `AsyncImage`: a closure with an argument.
  case reader
  /// `Group(subviews:)`, `ForEach(subviews:)`, and the same with sections.
  case subviews(SubviewsForm)
  /// `ViewThatFits`, which shows one of several views.
  case fitting
  /// `Canvas`, `alignmentGuide`, `visualEffect`: a closure that is called to draw or to lay out, and makes no views.
  case drawing
  /// `TimelineView`: a closure that is called at the dates of a schedule.
  case timeline
  /// `PhaseAnimator`, `phaseAnimator`: a closure that is called for one phase after the other.
  case phases
  /// `keyframeAnimator`.
  case keyframes
  /// `onGeometryChange` and what else acts when something was laid out.
  case layoutAction
  /// `.buttonStyle(_:)` and the like.
  case style(StyleKind)
  /// A control that a style can draw.
  case styled(StyleKind)
  /// Anything else: its parts are walked.
  case generic
}

/// The ways to make a `ForEach`.
enum ForEachForm {
  /// Elements are `Identifiable`.
  case identifiable
  /// The id is at a key path.
  case keyPath
  /// A constant range.
  case range
  /// A binding to `Identifiable` elements.
  case binding
  /// A binding, with the id at a key path.
  case bindingKeyPath
}

extension ViewRole {
  /// Whether the body that makes it reads the collection in a binding (semantics 2.2).
  var readsBinding: Bool {
    switch self {
    case .forEach(.binding), .forEach(.bindingKeyPath), .dataList(.binding), .dataList(.bindingKeyPath): true
    default: false
    }
  }

  /// Whether each of several views gets it for itself wherever they stand: it presents, or makes content from preferences.
  var isForEach: Bool {
    switch self {
    case .presentation, .preferenceContent: true
    default: false
    }
  }

  /// Whether it animates, draws or leads on for one view.
  var isOfOneView: Bool {
    switch self {
    case .navigationDestination, .boundDestination, .searchable, .transition, .phases, .keyframes, .drawing: true
    default: false
    }
  }

  /// Whether it has no meaning of its own.
  var isGeneric: Bool { if case .generic = self { true } else { false } }

  /// The role of a function that the engine knows, by symbol; a symbol's suffix behind `/` is not looked at.
  static func ofSymbol(_ symbol: String) -> ViewRole? { bySymbol[symbol] ?? ofBuilder(symbol) }

  /// What makes the content of views, tabs, toolbars, tables and rows of several views, of a branch or of none is the same.
  private static func ofBuilder(_ symbol: String) -> ViewRole? {
    let parts = symbol.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && builders.contains(parts[0]) ? byBuilderFunction[parts[1]] : nil
  }

  private static let builders: Set<Substring> = [
    "ViewBuilder", "TabContentBuilder", "ToolbarContentBuilder", "TableColumnBuilder", "TableRowBuilder",
  ]
  private static let byBuilderFunction: [Substring: ViewRole] = [
    "buildBlock(_:)": .tuple, "buildEither(first:)": .branch(isFirst: true),
    "buildEither(second:)": .branch(isFirst: false), "buildIf(_:)": .optional,
  ]
  private static let bySymbol: [String: ViewRole] = [
    "TupleView.init(_:)": .tuple,
    "Group.init(content:)": .group,
    "ViewBuilder.buildIf(expression)": .optional,
    "Group.init(subviews:transform:)": .subviews(.group),
    "ForEach.init(subviews:content:)": .subviews(.rows),
    "Group.init(sections:transform:)": .subviews(.sections),
    "ForEach.init(sections:content:)": .subviews(.sectionRows),
    "AnyView.init(_:)": .anyView,
    "AnyView.init(erasing:)": .anyView,
    "View.id(_:)": .id,
    "View.equatable()": .equatable,
    "EquatableView.init(content:)": .equatable,
    "ForEach.init(identifiable)": .forEach(.identifiable),
    "ForEach.init(keyPath)": .forEach(.keyPath),
    "ForEach.init(range)": .forEach(.range),
    "ForEach.init(binding)": .forEach(.binding),
    "ForEach.init(bindingKeyPath)": .forEach(.bindingKeyPath),
    "TableRow.init(_:)": .tableRow,
    "SceneBuilder.buildBlock(_:)": .scenes,
    "Scene.environment(_:_:)": .environmentValue,
    "Scene.environment(_:)": .environmentObservable,
    "Scene.environmentObject(_:)": .environmentObject,
    "Scene.onChange(of:perform:)": .onChange(isOlderForm: true),
    "Scene.onChange(of:initial:_:)": .onChange(isOlderForm: false),
    "View.modifier(_:)": .modifier,
    "ModifiedContent.init(content:modifier:)": .modifier,
    "View.environment(_:_:)": .environmentValue,
    "View.environment(_:)": .environmentObservable,
    "View.environmentObject(_:)": .environmentObject,
    "View.transformEnvironment(_:transform:)": .environmentTransform,
    "View.disabled(_:)": .disabled,
    "View.refreshable(action:)": .refreshable,
    "View.scrollPosition(id:anchor:)": .scrollPosition,
    "View.scrollPosition(_:anchor:)": .scrollPosition,
    "View.font(_:)": .environmentShortcut("font"),
    "View.lineLimit(_:)": .environmentShortcut("lineLimit"),
    "View.multilineTextAlignment(_:)": .environmentShortcut("multilineTextAlignment"),
    "View.textCase(_:)": .environmentShortcut("textCase"),
    "View.lineSpacing(_:)": .environmentShortcut("lineSpacing"),
    "View.truncationMode(_:)": .environmentShortcut("truncationMode"),
    "View.allowsTightening(_:)": .environmentShortcut("allowsTightening"),
    "View.minimumScaleFactor(_:)": .environmentShortcut("minimumScaleFactor"),
    "View.imageScale(_:)": .environmentShortcut("imageScale"),
    "View.symbolRenderingMode(_:)": .environmentShortcut("symbolRenderingMode"),
    "View.headerProminence(_:)": .environmentShortcut("headerProminence"),
    "View.autocorrectionDisabled(_:)": .environmentShortcut("autocorrectionDisabled"),
    "View.preferredColorScheme(_:)": .environmentShortcut("colorScheme"),
    "View.colorScheme(_:)": .environmentShortcut("colorScheme"),
    "View.dynamicTypeSize(_:)": .environmentShortcut("dynamicTypeSize"),
    "View.controlSize(_:)": .environmentShortcut("controlSize"),
    "View.redacted(reason:)": .environmentShortcut("redactionReasons"),
    "View.onAppear(perform:)": .onAppear,
    "View.onDisappear(perform:)": .onDisappear,
    "View.task(priority:_:)": .task,
    "View.task(id:priority:_:)": .task,
    "View.onChange(of:perform:)": .onChange(isOlderForm: true),
    "View.onChange(of:initial:_:)": .onChange(isOlderForm: false),
    "View.onReceive(_:perform:)": .onReceive,
    "View.preference(key:value:)": .preference,
    "View.transformPreference(_:_:)": .transformPreference,
    "View.onPreferenceChange(_:perform:)": .onPreferenceChange,
    "View.overlayPreferenceValue(_:alignment:_:)": .preferenceContent,
    "View.overlayPreferenceValue(_:_:)": .preferenceContent,
    "View.backgroundPreferenceValue(_:alignment:_:)": .preferenceContent,
    "View.backgroundPreferenceValue(_:_:)": .preferenceContent,
    "View.animation(_:value:)": .animationValue,
    "View.animation(_:)": .animation,
    "View.transaction(_:)": .transaction,
    "View.transaction(value:_:)": .transaction,
    "View._beyondTransactions(_:)": .beyondTransactions,
    "View.transition(_:)": .transition,
    "View.navigationDestination(for:destination:)": .navigationDestination,
    "DynamicViewContent.onDelete(perform:)": .edit("onDelete"),
    "DynamicViewContent.onMove(perform:)": .edit("onMove"),
  ]

  /// The role of all functions of a name, by type and name without labels; nil if it has none.
  static func named(_ path: String) -> ViewRole? {
    byName[path] ?? StyleKind.modifiers[path].map { .style($0) } ?? StyleKind.controls[path].map { .styled($0) }
  }

  private static let byName: [String: ViewRole] = [
    "View.sheet": .presentation, "View.fullScreenCover": .presentation, "View.popover": .presentation,
    "View.alert": .presentation, "View.confirmationDialog": .presentation, "View.actionSheet": .presentation,
    "View.inspector": .presentation, "View.navigationDestination": .boundDestination,
    "DisclosureGroup.init": .disclosure, "Table.init": .table,
    "NavigationStack.init": .navigationStack, "NavigationView.init": .navigationStack,
    "NavigationSplitView.init": .navigationStack, "NavigationLink.init": .navigationLink,
    "TabView.init": .tabView, "View.searchable": .searchable, "GeometryReader.init": .reader,
    "ScrollViewReader.init": .reader,
    "AsyncImage.init": .reader, "Canvas.init": .drawing, "ViewThatFits.init": .fitting,
    "TimelineView.init": .timeline, "PhaseAnimator.init": .phases, "View.phaseAnimator": .phases,
    "View.keyframeAnimator": .keyframes, "View.onAppear": .onAppear, "View.onDisappear": .onDisappear,
    "View.task": .task,
    "View.onReceive": .onReceive, "View.alignmentGuide": .drawing, "View.visualEffect": .drawing,
    "View.scrollTransition": .drawing, "View.containerRelativeFrame": .drawing,
    "View.onGeometryChange": .layoutAction,
    "View.onScrollGeometryChange": .layoutAction, "View.onScrollVisibilityChange": .layoutAction,
    "View.onScrollTargetVisibilityChange": .layoutAction,
  ]
}

/// How content is made from the views of other content.
enum SubviewsForm {
  /// By one closure from all of them.
  case group
  /// By a closure for each of them.
  case rows
  /// By one closure from all sections of them.
  case sections
  /// By a closure for each section.
  case sectionRows

  /// Whether a closure makes content for each.
  var isForEach: Bool { self == .rows || self == .sectionRows }
  /// Whether it is made from sections.
  var hasSections: Bool { self == .sections || self == .sectionRows }
}
