import TheseusProgram

/// Which parameters the arguments of a call are meant for, although labels are wrong, or there are too many or too few.
///
/// Parameters take arguments by their labels, then by labels that are near theirs, then by their order where one of the two has no label,
/// as the compiler's type checker recovers from a call that does not fit (Swift's `matchCallArguments`).
struct ArgumentMatch {
  /// An argument as the match sees it.
  struct Argument {
    /// The label.
    var label: String?
    /// Whether it is a closure behind the parentheses that has no label.
    var isTrailingClosure = false
  }

  /// A parameter as the match sees it.
  struct Parameter {
    /// The label.
    var label: String?
    /// Whether it may be left out.
    var hasDefault = false
    /// Whether it takes any number of arguments.
    var isVariadic = false
    /// Whether a trailing closure can be meant for it.
    var takesClosure = false
  }

  /// The arguments that each parameter takes, by their places.
  private(set) var bindings: [[Int]]
  /// The places of the arguments that no parameter takes.
  private(set) var extra: [Int] = []
  /// The places of the parameters that need an argument and have none.
  private(set) var missing: [Int] = []

  private let arguments: [Argument]
  private let parameters: [Parameter]
  private var claimed: [Bool]
  private var next = 0

  /// Matches the arguments of a call with the parameters of a function.
  init(_ arguments: [Argument], with parameters: [Parameter]) {
    self.arguments = arguments
    self.parameters = parameters
    bindings = parameters.map { _ in [] }
    claimed = arguments.map { _ in false }
    for place in parameters.indices { bind(place) { $0 == $1 } }
    if claimed.contains(false) {
      bindSlips()
      next = 0
      for place in parameters.indices where bindings[place].isEmpty { bind(place) { $0 == nil || $1 == nil } }
      bindByPlace()
    }
    extra = arguments.indices.filter { !claimed[$0] }
    missing = parameters.indices.filter {
      bindings[$0].isEmpty && !parameters[$0].hasDefault && !parameters[$0].isVariadic
    }
  }

  /// The labels that the arguments should have; those of arguments that nothing takes are their own.
  var labels: [String?] {
    var labels = arguments.map(\.label)
    for (parameter, places) in zip(parameters, bindings) {
      for (index, place) in places.enumerated() where !arguments[place].isTrailingClosure {
        labels[place] = index == 0 ? parameter.label : nil
      }
    }
    return labels
  }

  /// Gives a parameter the next argument whose label fits its own, or one further on that has the same label.
  private mutating func bind(_ place: Int, fits: (String?, String?) -> Bool) {
    while next < arguments.count, claimed[next] { next += 1 }
    guard next < arguments.count else { return }
    let parameter = parameters[place]
    if arguments[next].isTrailingClosure {
      if parameter.takesClosure, !isNeededLater(behind: place) { claim(next, for: place) }
      return
    }
    if fits(arguments[next].label, parameter.label) {
      claim(next, for: place)
    } else if let label = parameter.label,
      let later = arguments.indices.first(where: { $0 > next && !claimed[$0] && arguments[$0].label == label })
    {
      claim(later, for: place)
    } else {
      return
    }
    guard parameter.isVariadic, var last = bindings[place].last else { return }
    while last + 1 < arguments.count, isMore(last + 1) {
      last += 1
      claim(last, for: place)
    }
  }

  /// Whether a trailing closure is left for a later parameter, which needs it, while this one has a default.
  private func isNeededLater(behind place: Int) -> Bool {
    parameters[place].hasDefault && parameters[(place + 1)...].contains { $0.takesClosure && !$0.hasDefault }
  }

  /// Whether an argument goes on with those of a variadic parameter.
  private func isMore(_ place: Int) -> Bool {
    !claimed[place] && arguments[place].label == nil && !arguments[place].isTrailingClosure
  }

  private mutating func claim(_ argument: Int, for parameter: Int) {
    claimed[argument] = true
    bindings[parameter].append(argument)
  }

  /// Binds arguments whose labels are slips of those of parameters that have none.
  private mutating func bindSlips() {
    for (place, argument) in arguments.enumerated() where !claimed[place] {
      guard let given = argument.label else { continue }
      let near = parameters.indices.filter { index in
        bindings[index].isEmpty && parameters[index].label.map { Slip(given: given, meant: $0).isNear } ?? false
      }
      let best = near.min {
        EditDistance.between(given, parameters[$0].label ?? "")
          < EditDistance.between(given, parameters[$1].label ?? "")
      }
      if let best { claim(place, for: best) }
    }
  }

  /// Binds arguments with other labels by their places, where there are as many as parameters.
  private mutating func bindByPlace() {
    guard arguments.count == parameters.count else { return }
    for place in arguments.indices where !claimed[place] && bindings[place].isEmpty && !parameters[place].hasDefault {
      claim(place, for: place)
    }
  }
}
