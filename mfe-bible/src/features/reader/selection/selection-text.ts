/** Texts of what is done with selected verses. */
export const selectionText = {
  title: 'Selected verses',
  selected: (citation: string) => `Selected: ${citation}`,
  cleared: 'No verse is selected.',
  plain: 'Copy',
  numbers: 'Copy with verse numbers',
  markdown: 'Copy as Markdown',
  link: 'Copy link',
  copied: 'Copied',
  notCopied: 'Your browser did not let it be copied.',
  share: 'Share',
  compare: 'Compare',
  crossReferences: 'Cross-references',
  open: 'Open verse page',
  clear: 'Clear',
};
