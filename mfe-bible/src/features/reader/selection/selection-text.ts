/** Texts of the bar of selected verses. */
export const selectionText = {
  title: 'Selected verses',
  selected: (citation: string) => `Selected: ${citation}`,
  /** Announced if the reader selected by keyboard or a screen reader. */
  goOn: 'Press Tab to see what you can do with it.',
  cleared: 'No verse is selected.',
  notFound: 'Verse not found.',
  plain: 'Copy',
  note: 'Note',
  more: 'More',
  numbers: 'Copy with verse numbers',
  markdown: 'Copy as Markdown',
  link: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying.',
  share: 'Share',
  compare: 'Compare',
  crossReferences: 'Cross-references',
  references: 'References',
  open: 'Verse page',
  verse: 'Verse',
  clear: 'Clear',
};
