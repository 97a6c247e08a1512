extension Catalogue {
  /// Buttons, fields, pickers and other controls.
  static let swiftUIControls = #"""
    typealias _TitleAndIconLabel = Label<Text, Image>
    struct ButtonRole: Equatable {
      var _name: String
      static let destructive = ButtonRole(_name: "destructive")
      static let cancel = ButtonRole(_name: "cancel")
      static let close = ButtonRole(_name: "close")
      static let confirm = ButtonRole(_name: "confirm")
    }
    struct Button<Label: View>: View {
      typealias Body = Never
      init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    }
    extension Button where Label == Text {
      init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)
      @_symbol("Button.init(_:action:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, action: @escaping () -> Void)
      init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)
      @_symbol("Button.init(_:role:action:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void)
    }
    extension Button where Label == _TitleAndIconLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)
      @_symbol("Button.init(_:systemImage:action:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void)
      init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
      @_symbol("Button.init(_:systemImage:role:action:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
      init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void)
      @_symbol("Button.init(_:image:action:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void)
    }
    extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
      init(_ configuration: PrimitiveButtonStyleConfiguration) { self.init(role: configuration.role, action: configuration._action) { configuration.label } }
    }
    struct EditButton: View {
      typealias Body = Never
      init()
    }
    struct RenameButton<Label: View>: View {
      typealias Body = Never
    }
    extension RenameButton where Label == _TitleAndIconLabel {
      init()
    }
    struct PasteButton: View {
      typealias Body = Never
      init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
    }
    struct UTType: Hashable {
      var identifier: String
      init?(_ identifier: String) { self.identifier = identifier }
      init(exportedAs identifier: String) { self.identifier = identifier }
      static let plainText = UTType(exportedAs: "public.plain-text")
      static let text = UTType(exportedAs: "public.text")
      static let image = UTType(exportedAs: "public.image")
      static let json = UTType(exportedAs: "public.json")
      static let pdf = UTType(exportedAs: "com.adobe.pdf")
      static let url = UTType(exportedAs: "public.url")
      static let data = UTType(exportedAs: "public.data")
      static let fileURL = UTType(exportedAs: "public.file-url")
    }
    class NSItemProvider {
      init()
      init(object: Any)
    }
    struct Label<Title: View, Icon: View>: View {
      typealias Body = Never
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    }
    extension Label where Title == Text, Icon == Image {
      init(_ titleKey: LocalizedStringKey, systemImage: String)
      @_symbol("Label.init(_:systemImage:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String)
      init(_ titleKey: LocalizedStringKey, image: String)
      @_symbol("Label.init(_:image:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String)
      @_symbol("Label.init(_:image:)@imageResource") init(_ titleKey: LocalizedStringKey, image: ImageResource)
      @_symbol("Label.init(_:image:)@overload4") @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: ImageResource)
    }
    extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
      init(_ configuration: LabelStyleConfiguration) { self.init { configuration.title } icon: { configuration.icon } }
    }
    struct Toggle<Label: View>: View {
      typealias Body = Never
      init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
      init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
    }
    extension Toggle where Label == Text {
      init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
      @_symbol("Toggle.init(_:isOn:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_symbol("Toggle.init(_:sources:isOn:)@string") @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    }
    extension Toggle where Label == _TitleAndIconLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      @_symbol("Toggle.init(_:systemImage:isOn:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
      init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
      @_symbol("Toggle.init(_:systemImage:sources:isOn:)@string") @_disfavoredOverload init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    }
    extension Toggle where Label == ToggleStyleConfiguration.Label {
      init(_ configuration: ToggleStyleConfiguration) { self.init(isOn: configuration.$isOn) { configuration.label } }
    }
    struct TextField<Label: View>: View {
      typealias Body = Never
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatOutput == String
    }
    extension TextField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      @_symbol("TextField.init(_:text:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @_symbol("TextField.init(_:text:prompt:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
      @_symbol("TextField.init(_:text:axis:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
      @_symbol("TextField.init(_:text:prompt:axis:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = { })
      @_symbol("TextField.init(_:text:onEditingChanged:onCommit:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = { })
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
      @_symbol("TextField.init(_:text:onCommit:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String
      @_symbol("TextField.init(_:value:format:prompt:)@string") @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String
      @_symbol("TextField.init(_:value:format:prompt:)@bindingFFormatInput") init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String
      @_symbol("TextField.init(_:value:format:prompt:)@overload4") @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)
      @_symbol("TextField.init(_:value:formatter:)@string") @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter)
      init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
      @_symbol("TextField.init(_:value:formatter:onEditingChanged:onCommit:)@string") @_disfavoredOverload init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
    }
    struct SecureField<Label: View>: View {
      typealias Body = Never
      init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    }
    extension SecureField where Label == Text {
      init(_ titleKey: LocalizedStringKey, text: Binding<String>)
      @_symbol("SecureField.init(_:text:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      @_symbol("SecureField.init(_:text:prompt:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
      init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
      @_symbol("SecureField.init(_:text:onCommit:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
    }
    struct TextEditor: View {
      typealias Body = Never
      init(text: Binding<String>)
    }
    struct Slider<Label: View, ValueLabel: View>: View {
      typealias Body = Never
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
    }
    extension Slider where ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    }
    extension Slider where Label == EmptyView, ValueLabel == EmptyView {
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    }
    struct Stepper<Label: View>: View {
      typealias Body = Never
      init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
    }
    extension Stepper where Label == Text {
      init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      @_symbol("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      @_symbol("Stepper.init(_:value:step:onEditingChanged:)@string") @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      @_symbol("Stepper.init(_:value:in:step:onEditingChanged:)@string") @_disfavoredOverload init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_symbol("Stepper.init(_:value:step:format:onEditingChanged:)@string") @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
      @_symbol("Stepper.init(_:value:in:step:format:onEditingChanged:)@string") @_disfavoredOverload init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String
    }
    struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    }
    extension Picker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_symbol("Picker.init(_:selection:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    }
    extension Picker where Label == _TitleAndIconLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      @_symbol("Picker.init(_:systemImage:selection:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    }
    struct DatePickerComponents: OptionSet {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let hourAndMinute = DatePickerComponents(rawValue: 1)
      static let date = DatePickerComponents(rawValue: 2)
    }
    struct DatePicker<Label: View>: View {
      typealias Components = DatePickerComponents
      typealias Body = Never
      init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      @_symbol("DatePicker.init(selection:in:displayedComponents:label:)@partialRangeFromDate") init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      @_symbol("DatePicker.init(selection:in:displayedComponents:label:)@partialRangeThroughDate") init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
    }
    extension DatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:displayedComponents:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:in:displayedComponents:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:in:displayedComponents:)@partialRangeFromDate") init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:in:displayedComponents:)@overload4") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:in:displayedComponents:)@partialRangeThroughDate") init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
      @_symbol("DatePicker.init(_:selection:in:displayedComponents:)@overload6") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
    }
    extension DateComponents {
      static func _toggled(_ year: Int, _ month: Int, _ day: Int, in days: Set<DateComponents>) -> Set<DateComponents> {
        var result = days
        if let old = days.first(where: { $0.year == year && $0.month == month && $0.day == day }) {
          result.remove(old)
        } else {
          var new = DateComponents(calendar: Calendar.current, era: 1, year: year, month: month, day: day)
          new.isLeapMonth = false
          result.insert(new)
        }
        return result
      }
    }
    struct MultiDatePicker<Label: View>: View {
      typealias Body = Never
    }
    extension MultiDatePicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
      @_symbol("MultiDatePicker.init(_:selection:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>)
    }
    struct ColorPicker<Label: View>: View {
      typealias Body = Never
      init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    }
    extension ColorPicker where Label == Text {
      init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
      @_symbol("ColorPicker.init(_:selection:supportsOpacity:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    }
    struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      typealias Body = Never
    }
    extension ProgressView where CurrentValueLabel == EmptyView {
      init() where Label == EmptyView
      init(@ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey) where Label == Text
      @_symbol("ProgressView.init(_:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S) where Label == Text
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
      init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text
      @_symbol("ProgressView.init(_:value:total:)@string") @_disfavoredOverload init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    }
    extension ProgressView {
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      @_symbol("ProgressView.init(_:)@progressViewStyleConfiguration") init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    }
    struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
      typealias Body = Never
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) where MarkedValueLabels == EmptyView
    }
    struct Menu<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
    }
    extension Menu where Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_symbol("Menu.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      @_symbol("Menu.init(_:content:primaryAction:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    }
    extension Menu where Label == _TitleAndIconLabel {
      init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @_symbol("Menu.init(_:systemImage:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    }
    extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
      init(_ configuration: MenuStyleConfiguration) {
        if let action = configuration._primaryAction {
          self.init(content: { configuration._content }, label: { configuration._label }, primaryAction: action)
        } else {
          self.init(content: { configuration._content }, label: { configuration._label })
        }
      }
    }
    struct Link<Label: View>: View {
      typealias Body = Never
      init(destination: URL, @ViewBuilder label: () -> Label)
    }
    extension Link where Label == Text {
      init(_ titleKey: LocalizedStringKey, destination: URL)
      @_symbol("Link.init(_:destination:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: URL)
    }
    struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
      typealias Body = Never
    }
    extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
      init(item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
      init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
      init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
      @_symbol("ShareLink.init(_:item:subject:message:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
    }
    extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
      @_symbol("ShareLink.init(item:subject:message:)@string") init(item: String, subject: Text? = nil, message: Text? = nil) where Label == DefaultShareLinkLabel
      @_symbol("ShareLink.init(item:subject:message:label:)@string") init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    }
    struct DefaultShareLinkLabel: View {
      typealias Body = Never
    }
    struct LabeledContent<Label, Content> {
    }
    extension LabeledContent: View where Label: View, Content: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    extension LabeledContent where Label == Text, Content: View {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_symbol("LabeledContent.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    }
    extension LabeledContent where Label == Text, Content == Text {
      init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
      @_symbol("LabeledContent.init(_:value:)@string") @_disfavoredOverload init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
      init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatOutput == String
      @_symbol("LabeledContent.init(_:value:format:)@string") @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatOutput == String
    }
    extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
      init(_ configuration: LabeledContentStyleConfiguration) { self.init { configuration.content } label: { configuration.label } }
    }
    struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
      typealias Body = Never
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
    }
    extension ContentUnavailableView where Label == _TitleAndIconLabel, Description == Text?, Actions == EmptyView {
      init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
      @_symbol("ContentUnavailableView.init(_:image:description:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil)
      init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
      @_symbol("ContentUnavailableView.init(_:systemImage:description:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    }
    struct SearchUnavailableContent {
      struct Label: View {
        typealias Body = Never
      }
      struct Description: View {
        typealias Body = Never
      }
      struct Actions: View {
        typealias Body = Never
      }
    }
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
      static func search(text: String) -> Self
    }
    struct SubscriptionView<PublisherType, Content>: View {
      typealias Body = Never
    }
    struct Map<Content>: View {
      typealias Body = Never
    }
    """#
}
