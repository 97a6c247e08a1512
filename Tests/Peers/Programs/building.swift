func main() {
  var text = ""
  for i in 0..<200_000 {
    if i % 3 == 0 {
      text += "item \(i), "
    } else {
      text += "and "
    }
  }
  print(text.utf8.count, text.hasSuffix("item 199998, and "))
}

main()
