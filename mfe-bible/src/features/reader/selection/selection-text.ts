/** Texts of what is done with selected verses. */
export const selectionText = {
  title: 'Selected verses',
  selected: (citation: string) => `Selected: ${citation}`,
  /** Said to who chose by the keyboard, or by what works like it. */
  goOn: 'Tab leads to what you can do with it.',
  cleared: 'No verse is selected.',
  plain: 'Copy',
  more: 'More',
  numbers: 'Copy with verse numbers',
  markdown: 'Copy as Markdown',
  link: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser did not let it be copied.',
  share: 'Share',
  compare: 'Compare',
  crossReferences: 'Cross-references',
  references: 'References',
  open: 'Verse page',
  verse: 'Verse',
  clear: 'Clear',
};
