extension ManualPage {
  /// The sections behind the name: what only the manual says, and where the declarations stand.
  ///
  /// A line that begins with a dot is roff's, one that begins with `@` stands for declarations, and
  /// all others are texts that are still to be escaped.
  static let parts = [
    (
      "SYNOPSIS",
      """
      .nf
      @synopsis
      .fi
      """
    ),
    (
      "DESCRIPTION",
      """
      A script asks a person something, waits, and goes on by the exit status. Only
      the answer goes to standard output: what was picked or typed, or a line of
      JSON.
      .PP
      A question is drawn on standard error if that is a terminal, else on the
      controlling terminal. Where nothing can be drawn in place it is asked by plain
      lines. The answer comes from standard input; from a pipe or a file exactly one
      line is read. Keys typed before the question could be seen, and text that is
      pasted, press nothing.
      .PP
      The first of these that is given answers: --yes, --no or --no-input;
      --answers; ALERTBOX_ANSWERS; ALERTBOX_POLICY; the person. What answers in a
      person's place draws nothing, reads nothing and waits for nothing. With
      --yes, choose and ask take their --default.
      """
    ),
    ("SUBCOMMANDS", "@subcommands"),
    (
      "OPTIONS OF QUESTIONS",
      """
      What confirm, show, choose and ask take beside their own options:
      @questions
      """
    ),
    (
      "OPTIONS",
      """
      @notes
      @options
      """
    ),
    ("EXIT STATUS", "@statuses"),
    ("ENVIRONMENT", "@variables"),
    (
      "FILES",
      """
      The FILE of --answers holds one rule a line, PATTERN = ANSWER. The first rule
      whose pattern fits the TITLE answers; in a pattern, * stands for any text. The
      answer is confirm, cancel, the title of a button or an option in quotation
      marks, or text and a text in quotation marks, within which \\" and \\\\ stand
      for " and \\. A line that begins with # is a comment. The file is UTF-8, and
      checked as a whole before anything is answered.
      .PP
      .RS 4
      .nf
      # The first pattern that fits answers.
      Overwrite * = confirm
      Size? = "large"
      Name of * = text "alpha"
      * = cancel
      .fi
      .RE
      """
    ),
    (
      "EXAMPLES",
      """
      Go on only if a person agrees; Enter alone does not:
      .PP
      .RS 4
      .nf
      alertbox confirm "Delete the backups?" --destructive && rm -r backups
      .fi
      .RE
      .PP
      Keep what is typed, and end if that was cancelled:
      .PP
      .RS 4
      .nf
      name=$(alertbox ask "Name of the server" --required) || exit
      .fi
      .RE
      .PP
      Have one of many lines picked:
      .PP
      .RS 4
      .nf
      file=$(ls | alertbox choose "Open which file?" -) && less "$file"
      .fi
      .RE
      .PP
      Show that something is at work, and how it ended:
      .PP
      .RS 4
      .nf
      alertbox progress "Pack the notes" -- tar -czf notes.tar.gz notes
      .fi
      .RE
      .PP
      Answer by rule where nobody is there:
      .PP
      .RS 4
      .nf
      ALERTBOX_ANSWERS=answers.txt ./setup.sh
      .fi
      .RE
      """
    ),
    ("SEE ALSO", "dialog(1), whiptail(1)"),
  ]
}
