/// What is wrong with the format of a lesson.
enum LessonError: Error, Equatable {
  case missingFrontMatter
  case unclosedFrontMatter
  case unknownKey(String, suggestion: String?)
  case invalidValue(key: String, value: String, expected: String)
  case missingKey(String)
  case unsupportedVersion(String)
  case noSteps
  case malformedStepHeading(String)
  case duplicateStep(String)
  case unknownTag(String, suggestion: String?)
  case fenceInsideHTML
  case table
  case malformedConsole
  case missingPredictionKey(String)
  case unknownQuestion(String)
  case unknownClaim(String, suggestion: String?)
  case unknownWarning(String, suggestion: String?)
  case emptyCheck
  case secondCheck
  case malformedQuiz
  case unclosedDetails
  case unknownSummary(String)
  case unknownComment(String)
  case secondSolution
  case blockOutsideStep(String)
}
