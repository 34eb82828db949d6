export const notesText = {
  home: 'Home',
  account: 'Account',
  title: 'Notes',
  description: 'Your notes on verses of the Bible: search, order, edit and delete them.',
  lead: 'What you wrote about verses, in your own words.',
  needsScript: 'Your browser shows your notes only if JavaScript is on.',
};

/** Texts of the reader's own list. */
export const noteListText = {
  empty: 'You have no notes yet. Select a verse in the Bible and choose Note.',
  read: 'Read the Bible',
  here: 'Your notes are saved on this device. With an account they are on all your devices.',
  search: 'Search notes',
  order: 'Order',
  byBible: 'By the Bible',
  byDate: 'By date',
  noneFound: 'No note has these words.',
  shown: (count: number, total: number) =>
    count === total ? (total === 1 ? '1 note' : `${total} notes`) : `${count} of ${total} notes`,
  actions: 'For the selected notes',
  select: (citation: string) => `Select ${citation}`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  selected: (count: number) => `${count} selected`,
  delete: 'Delete',
  deleteQuestion: (count: number) => (count === 1 ? 'Delete this note?' : `Delete these ${count} notes?`),
  deleted: (count: number) => (count === 1 ? '1 note is deleted.' : `${count} notes are deleted.`),
  writtenOn: (day: string) => `Written on ${day}`,
  edit: 'Edit',
  editOf: (citation: string) => `Edit ${citation}`,
  done: 'Done',
  /** Label of the field with the text. */
  note: (citation: string) => `Note on ${citation}`,
  limit: (limit: string) => `A note can have ${limit} characters.`,
};
