extension Catalogue {
  /// What is different between two collections.
  static let collectionDifferences = #"""
    struct CollectionDifference<ChangeElement>: RandomAccessCollection {
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
          switch self {
          case .insert(let offset, _, _): return offset
          case .remove(let offset, _, _): return offset
          }
        }
        var _element: ChangeElement {
          switch self {
          case .insert(_, let element, _): return element
          case .remove(_, let element, _): return element
          }
        }
        var _inverse: CollectionDifference<ChangeElement>.Change {
          switch self {
          case .insert(let offset, let element, let associated): return .remove(offset: offset, element: element, associatedWith: associated)
          case .remove(let offset, let element, let associated): return .insert(offset: offset, element: element, associatedWith: associated)
          }
        }
      }
      typealias Element = CollectionDifference<ChangeElement>.Change
      typealias Index = Int
      typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<CollectionDifference<ChangeElement>.Change>
      var insertions: [CollectionDifference<ChangeElement>.Change]
      var removals: [CollectionDifference<ChangeElement>.Change]
      init(_removals: [CollectionDifference<ChangeElement>.Change], _insertions: [CollectionDifference<ChangeElement>.Change]) {
        removals = _removals
        insertions = _insertions
      }
      init(_from old: [ChangeElement], _to new: [ChangeElement], _ areEquivalent: (ChangeElement, ChangeElement) -> Bool) {
        removals = []
        insertions = []
        var places: (removed: [Int], inserted: [Int]) = ([], [])
        let box = _EditBox(left: 0, top: 0, right: old.count, bottom: new.count)
        _findEdits(in: _trimmed(box, old, new, areEquivalent), old, new, areEquivalent, &places)
        removals = places.removed.sorted().map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
        insertions = places.inserted.sorted().map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(_removals: insertions.map { $0._inverse }, _insertions: removals.map { $0._inverse })
      }
      var _changes: [CollectionDifference<ChangeElement>.Change] { _reversedArray(removals) + insertions }
      var startIndex: Int { 0 }
      var endIndex: Int { removals.count + insertions.count }
      subscript(position: Int) -> CollectionDifference<ChangeElement>.Change { _changes[position] }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<CollectionDifference<ChangeElement>> { Slice(_base: self, _start: start, _end: end) }
      func makeIterator() -> _ArrayIterator<CollectionDifference<ChangeElement>.Change> { _changes.makeIterator() }
    }
    extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {
    }
    extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {
    }
    extension CollectionDifference: Equatable where ChangeElement: Equatable {
    }
    extension CollectionDifference: Hashable where ChangeElement: Hashable {
    }
    extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        CollectionDifference(_removals: removals.map { change in .remove(offset: change._offset, element: change._element, associatedWith: _partner(change._element, insertions, removals)) }, _insertions: insertions.map { change in .insert(offset: change._offset, element: change._element, associatedWith: _partner(change._element, removals, insertions)) })
      }
      func _partner(_ element: ChangeElement, _ others: [CollectionDifference<ChangeElement>.Change], _ own: [CollectionDifference<ChangeElement>.Change]) -> Int? {
        let found = others.filter { $0._element == element }
        return found.count == 1 && own.filter { $0._element == element }.count == 1 ? found[0]._offset : nil
      }
    }
    """#

  /// How the fewest edits from one collection to another are found.
  ///
  /// The middle comes first, from both ends at once, and then both sides of it. A place `(x, y)` has `x` old and `y` new elements behind it and lies on the diagonal `x - y`; equal elements lead
  /// along a diagonal for nothing. The order of search decides which of several shortest ways is taken, and is Swift's.
  static let editSearch = #"""
    struct _EditBox {
      var left: Int
      var top: Int
      var right: Int
      var bottom: Int
      var difference: Int { right - left - (bottom - top) }
    }
    struct _EditStep {
      var start: (x: Int, y: Int)
      var end: (x: Int, y: Int)
      var isForward: Bool
      var isRemoval: Bool { end.x - start.x > end.y - start.y }
      var place: Int { isRemoval ? (isForward ? start.x : end.x - 1) : (isForward ? start.y : end.y - 1) }
    }
    func _trimmed<T>(_ box: _EditBox, _ old: [T], _ new: [T], _ areEquivalent: (T, T) -> Bool) -> _EditBox {
      var box = box
      while box.left < box.right, box.top < box.bottom, areEquivalent(old[box.left], new[box.top]) {
        box.left += 1
        box.top += 1
      }
      while box.left < box.right, box.top < box.bottom, areEquivalent(old[box.right - 1], new[box.bottom - 1]) {
        box.right -= 1
        box.bottom -= 1
      }
      return box
    }
    func _findEdits<T>(in box: _EditBox, _ old: [T], _ new: [T], _ areEquivalent: (T, T) -> Bool, _ places: inout (removed: [Int], inserted: [Int])) {
      if box.left == box.right || box.top == box.bottom {
        places.removed += box.left..<box.right
        places.inserted += box.top..<box.bottom
        return
      }
      let middle = _middleStep(in: box, old, new, areEquivalent)
      if middle.isRemoval { places.removed.append(middle.place) } else { places.inserted.append(middle.place) }
      let head = _trimmed(_EditBox(left: box.left, top: box.top, right: middle.start.x, bottom: middle.start.y), old, new, areEquivalent)
      let tail = _trimmed(_EditBox(left: middle.end.x, top: middle.end.y, right: box.right, bottom: box.bottom), old, new, areEquivalent)
      _findEdits(in: head, old, new, areEquivalent, &places)
      _findEdits(in: tail, old, new, areEquivalent, &places)
    }
    func _middleStep<T>(in box: _EditBox, _ old: [T], _ new: [T], _ areEquivalent: (T, T) -> Bool) -> _EditStep {
      let zero = (box.right - box.left + box.bottom - box.top + 1) / 2 + 1
      var reached = Array(repeating: box.left, count: 2 * zero + 1)
      var reachedBackward = Array(repeating: box.bottom, count: 2 * zero + 1)
      var edits = 0
      while true {
        for diagonal in stride(from: edits, through: -edits, by: -2) {
          let k = zero + diagonal
          let isInsertion = diagonal == -edits || (diagonal != edits && reached[k - 1] < reached[k + 1])
          let startX = isInsertion ? reached[k + 1] : reached[k - 1]
          var x = isInsertion ? startX : startX + 1
          var y = box.top + (x - box.left) - diagonal
          let startY = isInsertion ? y - 1 : y
          while x < box.right, y < box.bottom, areEquivalent(old[x], new[y]) {
            x += 1
            y += 1
          }
          reached[k] = x
          let other = diagonal - box.difference
          if box.difference % 2 != 0, other > -edits, other < edits, y >= reachedBackward[zero + other] { return _EditStep(start: (startX, startY), end: (x, y), isForward: true) }
        }
        for diagonal in stride(from: edits, through: -edits, by: -2) {
          let k = zero + diagonal
          let isRemoval = diagonal == -edits || (diagonal != edits && reachedBackward[k - 1] > reachedBackward[k + 1])
          let startY = isRemoval ? reachedBackward[k + 1] : reachedBackward[k - 1]
          var y = isRemoval ? startY : startY - 1
          let other = diagonal + box.difference
          var x = box.left + (y - box.top) + other
          let startX = isRemoval ? x + 1 : x
          while x > box.left, y > box.top, areEquivalent(old[x - 1], new[y - 1]) {
            x -= 1
            y -= 1
          }
          reachedBackward[k] = y
          if box.difference % 2 == 0, other >= -edits, other <= edits, x <= reached[zero + other] { return _EditStep(start: (x, y), end: (startX, startY), isForward: false) }
        }
        edits += 1
      }
    }
    """#
}
