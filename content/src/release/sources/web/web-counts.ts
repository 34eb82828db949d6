import { blankVerses, isWebText, type WebChunk } from './web-chunks';

/** Expected counts of the World English Bible package. Another figure means that the text has changed. */
export const expectedWebCounts = {
  books: 66,
  verses: 31_103,
  'blank verses': 5,
  paragraphs: 7630,
  stanzas: 1246,
  'unclosed stanzas': 8,
  'runs of poetry': 19_826,
  'psalm titles and letter headings': 138,
  'breaks between paragraphs': 12,
} as const;

/** Counts the same things in the parsed package, before anything is omitted or moved. */
export function countWeb(books: ReadonlyMap<string, readonly WebChunk[]>): Record<string, number> {
  const chunks = [...books.values()].flat();
  const typed = (type: WebChunk['type']) => chunks.filter((chunk) => chunk.type === type).length;
  const verses = [...books].flatMap(([osisId, book]) =>
    book.filter(isWebText).map(({ chapterNumber, verseNumber }) => `${osisId}.${chapterNumber}.${verseNumber}`),
  );
  return {
    books: books.size,
    verses: new Set(verses).size,
    'blank verses': [...books.values()].flatMap(blankVerses).length,
    paragraphs: typed('paragraph start'),
    stanzas: typed('stanza start'),
    'unclosed stanzas': typed('stanza start') - typed('stanza end'),
    'runs of poetry': typed('line text'),
    'psalm titles and letter headings': typed('header'),
    'breaks between paragraphs': typed('break'),
  };
}
