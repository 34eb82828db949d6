export const passageText = {
  translation: 'Translation',
  more: 'More',
  loading: 'Loading...',
  retry: 'Retry',
  verse: (number: number) => `Verse ${number}`,
  note: (letter: string) => `Note ${letter}`,
  notesOf: (chapter: string) => `Notes on ${chapter}`,
  backToNote: (letter: string) => `Back to note ${letter}`,
  meant: 'The nearest reference:',
  description: (passage: string, translation: string) => `${passage} in the ${translation}.`,
  invalid: (reference: string) => `Invalid Bible Reference: ${reference}`,
  noText: (translation: string, reference: string) =>
    `The translation ${translation} does not support the Bible reference ${reference}`,
  incomplete: 'Failed to fetch Bible text for all chapters',
  mismatched: 'Mismatched chapter text',
  noVerse: 'Verse not found.',
};
