extension Catalogue {
  /// What tells of changes of observable objects.
  static let observationTracking = #"""
    #module(Observation)
    func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping @autoclosure () -> () -> Void) -> T {
      _beginTracking()
      let result = apply()
      _endTracking(onChange())
      return result
    }
    func _beginTracking()
    func _endTracking(_ onChange: @escaping () -> Void)
    """#
}
