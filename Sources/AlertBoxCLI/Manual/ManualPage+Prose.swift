/// What only the manual says.
extension ManualPage {
  static let description = [
    """
    A script asks a person something, waits, and goes on by the exit status. Only the answer goes to
    standard output: what was picked or typed, or a line of JSON.
    """,
    """
    A question is drawn on standard error if that is a terminal, else on the controlling terminal.
    Where nothing can be drawn in place it is asked by plain lines. The answer comes from standard
    input; from a pipe or a file exactly one line is read. Keys typed before the question could be
    seen, and text that is pasted, press nothing.
    """,
    """
    The first of these that is given answers: --yes, --no or --no-input; --answers;
    ALERTBOX_ANSWERS; ALERTBOX_POLICY; the person. What answers in a person's place draws nothing,
    reads nothing and waits for nothing. With --yes, choose and ask take their --default.
    """,
  ]

  static let answersFile = [
    """
    The FILE of --answers holds one rule a line, PATTERN = ANSWER. The first rule whose pattern fits
    the TITLE answers; in a pattern, * stands for any text. The answer is confirm, cancel, the title
    of a button or an option in quotation marks, or text and a text in quotation marks, within which
    \\" and \\\\ stand for " and \\. A line that begins with # is a comment. The file is UTF-8, and
    checked as a whole before anything is answered.
    """
  ]

  package static let answersExample = """
    # The first pattern that fits answers.
    Overwrite * = confirm
    Size? = "large"
    Name of * = text "alpha"
    * = cancel
    """

  /// What is shown, and what is typed for it.
  package static let examples: [(text: String, example: String)] = [
    (
      "Go on only if a person agrees; Enter alone does not:",
      """
      alertbox confirm "Delete the backups?" --destructive && rm -r backups
      """
    ),
    (
      "Keep what is typed, and end if that was cancelled:",
      """
      name=$(alertbox ask "Name of the server" --required) || exit
      """
    ),
    (
      "Have one of many lines picked:",
      """
      file=$(ls | alertbox choose "Open which file?" -) && less "$file"
      """
    ),
    (
      "Show that something is at work, and how it ended:",
      """
      alertbox progress "Pack the notes" -- tar -czf notes.tar.gz notes
      """
    ),
    (
      "Answer by rule where nobody is there:",
      """
      ALERTBOX_ANSWERS=answers.txt ./setup.sh
      """
    ),
  ]
}
