extension Catalogue {
  /// The modules of Apple's systems, and of Swift, by which programs are seldom given other forms of SwiftUI's and Swift's functions; each
  /// other one that a program imports is a package, which may extend any type.
  static let frameworksOfSystem: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdSupport AppIntents AppKit
    AppTrackingTransparency AuthenticationServices BackgroundTasks CallKit Charts ClockKit CloudKit Cocoa Combine Contacts
    ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
    CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText CoreTransferable
    CoreVideo CreateML CryptoKit Darwin DeveloperToolsSupport DeviceActivity DeviceCheck Dispatch EventKit EventKitUI
    ExternalAccessory FamilyControls FileProvider Foundation FoundationModels GLKit GameController GameKit GameplayKit Glibc
    HealthKit HealthKitUI HomeKit IOKit ImageIO ImagePlayground Intents IntentsUI LinkPresentation LocalAuthentication
    LocalAuthenticationEmbeddedUI ManagedSettings MapKit MediaAccessibility MediaPlayer MessageUI Messages Metal MetalKit
    MetalPerformanceShaders ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NotificationCenter OSLog ObjectiveC Observation PDFKit PHASE PassKit PencilKit Photos PhotosUI
    PlaygroundSupport PushKit QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit RealityKitContent
    RegexBuilder ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis
    ServiceManagement ShazamKit SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols Synchronization
    System SystemConfiguration TVUIKit TabularData Testing TipKit Translation UIKit UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit
    WidgetKit XCTest os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
