/** Texts of the page of commentaries. */
export const commentaryText = {
  commentary: 'Commentary',
  title: (passage: string) => `Commentary on ${passage}`,
  description: (passage: string) => `What commentaries say about ${passage}, passage by passage.`,
  read: (chapter: string) => `Read ${chapter}`,
  all: (chapter: string) => `All of ${chapter}`,
  commentaries: 'Commentaries',
  wholeChapter: (chapter: string) => `On ${chapter} as a whole`,
  /** Before links to passages whose text is on pages of their own. */
  more: 'More passages',
  none: (passage: string) => `No commentary on this site says anything about ${passage}.`,
  /** Shown if the page is in another language than a commentary. */
  englishOnly: 'The commentaries are in English only.',
};
