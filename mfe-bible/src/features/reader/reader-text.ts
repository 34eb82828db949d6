export const readerText = {
  translation: 'Translation',
  verse: (number: number) => `Verse ${number}`,
  noText: (translation: string, reference: string) =>
    `The translation ${translation} does not support the Bible reference ${reference}`,
  invalid: (reference: string) => `Invalid Bible Reference: ${reference}`,
  readIn: (chapter: string, translation: string) => `Read ${chapter} in ${translation}`,
};
