func show(_ value: some Int) {}
func print(_ value: some String, beside other: some Equatable) {}
func all(_ values: [some Int], _ last: (some Bool)?) {}
struct Box { func put(_ value: some Double) {} }
// expect error 1:25: type 'some Int' constrained to non-protocol, non-class type 'Int'
// expect error 2:26: type 'some String' constrained to non-protocol, non-class type 'String'
// expect error 3:26: type 'some Int' constrained to non-protocol, non-class type 'Int'
// expect error 3:46: type 'some Bool' constrained to non-protocol, non-class type 'Bool'
// expect error 4:37: type 'some Double' constrained to non-protocol, non-class type 'Double'
