import type { BookGenre } from '@manna/shared/contracts';

const chapters = (count: number) => (count === 1 ? 'One chapter' : `${count} chapters`);

export const bookText = {
  chapters: 'Chapters',
  oldTestamentLead: (count: number) => `${chapters(count)}. Old Testament.`,
  newTestamentLead: (count: number) => `${chapters(count)}. New Testament.`,
  genre: 'Kind of writing',
  writer: 'Writer',
  englishOnly: 'The introduction, the outline, and the names of people, places and events are in English only.',
  introduction: 'Introduction',
  keyVerse: 'Key verse',
  outline: 'Outline',
  people: 'People',
  places: 'Places',
  events: 'Events',
  neighbours: 'The books before and after',
  previous: 'Previous book',
  next: 'Next book',
  epub: 'EPUB',
  inEncyclopedia: (name: string) => `${name} in the encyclopedia`,
  description: (name: string, count: number) =>
    `Read ${name} in the Bible: ${count === 1 ? 'one chapter' : `${count} chapters`}.`,
  described: (name: string, summary: string, count: number) => `${name}: ${summary}. ${chapters(count)} to read.`,
};

/** What kind of writing a book is. */
export const genreNames = {
  law: 'Law',
  history: 'History',
  poetry: 'Poetry',
  wisdom: 'Wisdom',
  prophecy: 'Prophecy',
  gospel: 'Gospel',
  letter: 'Letter',
  apocalypse: 'Visions of the end',
} satisfies Record<BookGenre, string>;
