/** Texts of the reader's own notes. */
export const ownNotesText = {
  /** Name of the mark in the chapter. */
  note: 'Note',
  label: 'In your own words',
  /** If the note is not about the same verses as the others. */
  labelOf: (citation: string) => `In your own words, on ${citation}`,
  /** What happens without and with an account. */
  savedHere: 'Saved on this device while you write.',
  savedEverywhere: 'Saved while you write, on all your devices.',
  limit: (length: string, limit: string) => `${length} of ${limit} characters.`,
  full: (limit: string) => `This note is full: a note can have ${limit} characters.`,
  notStored: 'The storage of this browser is full or not allowed. Copy what you wrote before you close this page.',
  tooMuch:
    'All your notes together are longer than an account can have. They stay on this device: export them, or delete some.',
  delete: 'Delete',
  deleted: 'The note is deleted.',
  undo: 'Undo',
  done: 'Done',
  all: 'All notes',
  close: 'Close',
};
