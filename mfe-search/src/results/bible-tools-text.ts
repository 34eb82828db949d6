/** Texts of what only the results of the Bible have. */
export const bibleToolsText = {
  old: 'Old Testament',
  new: 'New Testament',
  order: 'Order of the results',
  best: 'Best first',
  canonical: 'In the order of the Bible',
  everyTranslation: 'Every translation',
};
