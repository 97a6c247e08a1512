extension Catalogue {
  /// Gestures and their values.
  static let swiftUIGestures = #"""
    protocol Gesture<Value> {
      associatedtype Value
      associatedtype Body: Gesture
      var body: Body { get }
    }
    extension Never: Gesture {
      typealias Value = Never
    }
    extension Gesture {
      func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self>
      func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
      func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
      func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
      func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
      func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T>
      func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self>
    }
    extension Gesture where Value: Equatable {
      func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    }
    struct _EndedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      typealias Body = Never
    }
    struct _ChangedGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      typealias Body = Never
    }
    struct _MapGesture<Content: Gesture, Value>: Gesture {
      typealias Body = Never
    }
    struct _ModifiersGesture<Content: Gesture>: Gesture {
      typealias Value = Content.Value
      typealias Body = Never
    }
    struct GestureStateGesture<Base: Gesture, State>: Gesture {
      typealias Value = Base.Value
      typealias Body = Never
    }
    struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_ first: First, _ second: Second)
      struct Value {
        var first: First.Value?
        var second: Second.Value?
      }
    }
    extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_ first: First, _ second: Second)
      enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
    }
    extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      typealias Body = Never
      init(_ first: First, _ second: Second)
      enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
    }
    extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    struct AnyGesture<Value>: Gesture {
      typealias Body = Never
      init<T: Gesture>(_ gesture: T) where T.Value == Value
    }
    struct TapGesture: Gesture {
      typealias Value = ()
      typealias Body = Never
      init(count: Int = 1)
    }
    struct SpatialTapGesture: Gesture {
      typealias Body = Never
      init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)
      struct Value: Equatable {
        var location: CGPoint
      }
    }
    struct LongPressGesture: Gesture {
      typealias Value = Bool
      typealias Body = Never
      init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
    }
    struct DragGesture: Gesture {
      typealias Body = Never
      init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
      @_symbol("DragGesture.init(minimumDistance:coordinateSpace:)@coordinateSpaceProtocol") init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol)
      struct Value: Equatable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var velocity: CGSize
        var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        var predictedEndTranslation: CGSize { CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y) }
      }
    }
    struct MagnificationGesture: Gesture {
      typealias Value = CGFloat
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = 0.01)
    }
    struct MagnifyGesture: Gesture {
      typealias Body = Never
      init(minimumScaleDelta: CGFloat = 0.01)
      struct Value: Equatable {
        var time: Date
        var magnification: CGFloat
        var velocity: CGFloat
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
    }
    struct RotationGesture: Gesture {
      typealias Value = Angle
      typealias Body = Never
      init(minimumAngleDelta: Angle = .degrees(1))
    }
    struct RotateGesture: Gesture {
      typealias Body = Never
      init(minimumAngleDelta: Angle = .degrees(1))
      struct Value: Equatable {
        var time: Date
        var rotation: Angle
        var velocity: Angle
        var startAnchor: UnitPoint
        var startLocation: CGPoint
      }
    }
    struct GestureMask: OptionSet {
      let rawValue: UInt32
      init(rawValue: UInt32) { self.rawValue = rawValue }
      static let none = GestureMask([])
      static let gesture = GestureMask(rawValue: 1)
      static let subviews = GestureMask(rawValue: 2)
      static let all = GestureMask(rawValue: 3)
    }
    """#
}
