@main
enum AlertBoxCommand {
  static func main() async {}
}
