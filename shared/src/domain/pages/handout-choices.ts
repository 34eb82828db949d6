/** The choices that a reader has for a PDF, the default of each first. */
export const handoutChoices = {
  paper: ['a4', 'letter'],
  columns: ['1', '2'],
  margins: ['normal', 'narrow', 'wide'],
  /** Verse numbers. */
  numbers: ['on', 'off'],
  /** Marginal notes, below the text. */
  notes: ['on', 'off'],
} as const;
