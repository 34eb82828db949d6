/** Texts of the exported document. */
export const documentText = {
  title: 'Your data',
  exported: (site: string, when: string) => `Exported from ${site} on ${when}.`,
  bookmarks: 'Bookmarks',
  notes: 'Notes',
  history: 'Visited pages',
  preferences: 'Settings',
  others: 'More',
  none: 'Nothing is saved.',
};

/** Texts of an import. */
export const importText = {
  title: 'Import',
  close: 'Close',
  reading: 'Reading the file...',
  foreign: 'This file is neither an export of this site, nor bookmarks of AndBible, nor a list of Bible references.',
  broken: 'This export is damaged or was changed, so nothing of it is imported.',
  huge: 'This file is larger than any export of this site, so it is not opened.',
  newer: 'This export comes from a newer version of the site. Reload this page, and try again.',
  empty: 'This file is empty.',
  unreadable: 'The browser cannot read this file. Choose it once more.',
  onlyHere:
    'The site could not be reached. The file is compared with what this device knows: what other devices have saved may be missing.',
  archive: 'An export of this site.',
  andbible: 'Bookmarks of AndBible. Notes are not imported.',
  list: 'A list of references, which become bookmarks.',
  needsAccount: (count: number) =>
    count === 1
      ? 'The file has 1 bookmark. Bookmarks need an account: sign in, and import the file again.'
      : `The file has ${count} bookmarks. Bookmarks need an account: sign in, and import the file again.`,
  how: 'How to import',
  merge: 'Add to what I have',
  replace: 'Replace what I have',
  preview: 'What changes',
  nothing: 'Nothing changes: what the file has is here already.',
  bookmarks: 'Bookmarks',
  notes: 'Notes',
  history: 'Visited pages',
  preferences: 'Settings',
  others: 'More',
  added: (count: number) => `${count} new`,
  changed: (count: number) => `${count} changed`,
  removed: (count: number) => `${count} removed`,
  more: (count: number) => `and ${count} more`,
  unread: (count: number) => (count === 1 ? '1 line could not be read' : `${count} lines could not be read`),
  apply: 'Import',
  cancel: 'Cancel',
  done: 'The import is finished.',
};
