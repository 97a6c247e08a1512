import Testing

/// What views may do with objects of frameworks that are not known.
extension ViewMistakeTests {
  /// Objects of frameworks are no views, may inherit from what is known, and have more than the types around them.
  @Test func leavesWhatFrameworksMayMean() {
    let source = """
      import SwiftUI
      import AVFoundation
      class Pages: UINavigationController {
        override func viewDidLoad() { view.addSubview(UILabel()) }
      }
      func view<T>(for type: T.Type) -> some View { Text("a") }
      class Cell: UITableViewCell {
        @IBOutlet weak var avatar: UIImageView! { didSet { avatar.radius = avatar.frame.width / 2 } }
      }
      class Letters: UIView {
        var button: UIButton!
        override init(frame: CGRect) {
          super.init(frame: frame)
          self.arrange()
        }
        required init?(coder: NSCoder) { fatalError("none") }
        private func arrange() { backgroundColor = .systemYellow }
      }
      class Transformer: ValueTransformer {
        override class func transformedValueClass() -> AnyClass { UIColor.self }
      }
      extension UIColor {
        class var brand: UIColor { UIColor(hex: 1) }
        convenience init(hex: Int) { self.init(white: CGFloat(hex), alpha: 1) }
      }
      extension String {
        func size(_ font: UIFont) -> CGSize { self.size(withAttributes: [.font: font]) }
      }
      class Cameras {
        private var sessions: [AVCaptureDevice.Position: AVCaptureSession] = [:]
        func controller() -> UIViewController { Pages() }
        func start(_ position: AVCaptureDevice.Position) {
          let session = sessions[position]!
          session.preset = .photo
          let filter: CIFilter & CISepiaTone = CIFilter.sepiaTone()
          filter.intensity = 1
        }
      }
      struct Editor: UIViewRepresentable {
        func makeUIView(context: Context) -> some UITextView { UITextView() }
        func updateUIView(_ view: UIViewType, context: Context) { view.text = "a" }
      }
      struct Metal: UIViewRepresentable {
        func makeUIView(context: Context) -> MTKView {
          let view = MTKView()
          view.drawableSize = view.frame.size
          return view
        }
        func updateUIView(_ view: MTKView, context: Context) {}
      }
      struct Pond: View {
        @Environment(\\.controlActiveState) private var phase
        @State private var count = 0
        var body: some View {
          Text("a").following(phase) { new in if new == .key { count += 1 } }
        }
        class Water: SKScene {
          func lay() { print(frame.midX, offset) }
        }
      }
      extension View {
        func following<Value: Equatable>(_ value: Value, action: @escaping (Value) -> Void) -> some View {
          onChange(of: value) { _, new in action(new) }
        }
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(messages.filter { !$0.hasPrefix("Theseus does not know") } == [])
  }

  /// L: the memberwise initializer takes the value of a wrapper that is made from one, and an instance of one that is not; what Core Data
  /// keeps is of the type that is written.
  @Test func takesWrappersMemberwise() {
    let source = """
      import SwiftUI
      import CoreData
      class Person: NSManagedObject { @NSManaged var name: String; @NSManaged var weight: Double }
      struct Entry: View {
        @SceneStorage("draft") var draft = ""
        @AppStorage("name") var name: String?
        @State var text = ""
        @Environment(\\.dismiss) var dismiss
        var body: some View { Text(draft + text) }
      }
      struct Detail: View {
        @FetchRequest(entity: Person.entity(), sortDescriptors: []) var people: FetchedResults<Person>
        let person: Person
        var weight: Double {
          let total = people.reduce(0) { $0 + $1.weight }
          return total
        }
        var body: some View {
          Entry(draft: "a", text: "b")
          ForEach(people, id: \\.name) { Detail(people: _people, person: $0) }
          Detail(person: person)
        }
      }
      """
    let messages = Checked(source).problems.map { $0.split(separator: ": ", maxSplits: 1).last ?? "" }
    #expect(messages.filter { !$0.hasPrefix("Theseus does not know") && !$0.hasPrefix("Theseus keeps no") } == [])
  }
}
