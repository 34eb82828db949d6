/** What the marks and lists of marginal notes say. */
export const notesText = {
  notes: 'Notes',
  notesOf: (chapter: string) => `Notes on ${chapter}`,
  note: (letter: string) => `Note ${letter}`,
  /** Before the letter. */
  backToNote: 'Back to note',
  /** Before the number. */
  inVerse: 'in verse',
};
