import type { PlayableOf } from '@manna/shared/contracts';

const phrase = (text: string, startMs: number) => ({ text, min: 0, max: text.length, startMs, endMs: startMs + 100 });

/** Two read-along verses, a tenth of a second each. */
export const sampleRecording: PlayableOf<'recording'> = {
  kind: 'recording',
  language: 'en',
  cues: [
    { text: 'The LORD is my shepherd;', startMs: 0, endMs: 65_000 },
    { text: 'I shall not want.', startMs: 65_000, endMs: 70_000 },
  ],
};

export const samplePsalm: PlayableOf<'read-along'> = {
  kind: 'read-along',
  title: 'A psalm',
  reference: 'Psalm 23',
  language: 'en',
  wordsPerMinute: 130,
  durationMs: 200,
  verses: ['The LORD is my shepherd;', 'he leadeth me beside the still waters.'].map((text, index) => ({
    osis: `Ps.23.${index + 1}`,
    number: index + 1,
    text,
    startMs: index * 100,
    endMs: (index + 1) * 100,
    phrases: [phrase(text, index * 100)],
    words: [phrase(text, index * 100)],
  })),
};

const person = (name: string) => ({
  id: `people-${name.length}`,
  name,
  path: `/encyclopedia/people/${name.toLowerCase()}`,
});

/** Questions on sayings; Cain said every one of them. */
export const sampleSayings = (count: number): PlayableOf<'who-said-it'> => ({
  kind: 'who-said-it',
  questions: Array.from({ length: count }, (_, index) => ({
    words: { text: `Saying ${index + 1}`, reference: 'Genesis 4:9', osis: 'Gen.4.9' },
    answer: 'people-4',
    choices: [person('Cain'), person('Asa'), person('Enoch'), person('Lamech')],
    note: 'The LORD has asked where Abel is.',
  })),
});

/** A map with Jerusalem and so many places, each far from the others. */
export const samplePlaces = (count: number): PlayableOf<'match-the-place'> => ({
  kind: 'match-the-place',
  center: { name: 'Jerusalem', lat: 31.777, lon: 35.2345 },
  levels: [
    {
      name: 'The land',
      bounds: [34, 31, 36, 33.5],
      places: Array.from({ length: count }, (_, index) => ({
        id: `places-${index + 1}`,
        name: `Place ${index + 1}`,
        path: `/encyclopedia/places/place-${index + 1}`,
        lat: 32 + 0.3 * Math.floor(index / 4),
        lon: 34.2 + 0.4 * (index % 4),
        clue: `Clue ${index + 1}`,
        references: [{ text: 'Acts 17:22', osis: 'Acts.17.22' }],
        event: { id: 'events-1', name: 'Paul at Athens', path: '/encyclopedia/events/paul-at-athens' },
      })),
    },
  ],
});

const kin = (kind: 'father' | 'son', of: string, answer: string) => ({
  kin: kind,
  of: person(of).id,
  answer: person(answer).id,
  others: ['Asa', 'Enoch', 'Joseph'].map((name) => person(name).id),
  passages: [{ text: `The words about ${answer}.`, reference: 'Genesis 5:6', osis: 'Gen.5.6' }],
});

/** One question of kinship at each level. */
export const sampleFamily: PlayableOf<'family-quiz'> = {
  kind: 'family-quiz',
  people: ['Asa', 'Cain', 'Enoch', 'Joseph', 'Zebedee', 'Ahasuerus'].map(person),
  levels: [
    [kin('father', 'Zebedee', 'Cain')],
    [kin('son', 'Ahasuerus', 'Cain')],
    [kin('father', 'Ahasuerus', 'Zebedee')],
  ],
};

/** Events, a century after each other. */
export const sampleEvents: PlayableOf<'order-the-events'> = {
  kind: 'order-the-events',
  events: Array.from({ length: 12 }, (_, index) => ({
    id: `events-${index + 1}`,
    name: `Event ${index + 1}`,
    path: `/encyclopedia/events/event-${index + 1}`,
    start: -1999 + index * 160,
    end: -1999 + index * 160,
    period: index < 6 ? 'patriarchs' : 'exodus',
  })),
};

const book = (name: string, number: number) => ({
  slug: name.toLowerCase(),
  name,
  number,
  testament: 'old' as const,
  division: 'law',
  chapters: 1,
});

/** Five levels of three books; in the second one their order by name is the right order. */
export const sampleOrder: PlayableOf<'order-the-books'> = {
  kind: 'order-the-books',
  books: ['Genesis', 'Exodus', 'Leviticus', 'Amos', 'Jonah', 'Micah'].map((name, index) => book(name, index + 1)),
  levels: [
    { name: 'The Law', hint: 'Three books.', books: ['genesis', 'exodus', 'leviticus'] },
    { name: 'Prophets', hint: 'Three more.', books: ['amos', 'jonah', 'micah'] },
    ...['Third', 'Fourth', 'Fifth'].map((name) => ({ name, hint: 'Three.', books: ['genesis', 'amos', 'micah'] })),
  ],
};

/** Two periods with an event each. */
export const sampleTimeline: PlayableOf<'timeline'> = {
  kind: 'timeline',
  periods: [
    { slug: 'beginnings', name: 'Beginnings', start: -4003, end: -2246 },
    { slug: 'life-of-christ', name: 'The life of Christ', start: -4, end: 30 },
  ],
  events: [
    {
      id: 'events-1',
      name: 'Creation',
      path: '/encyclopedia/events/creation',
      summary: 'The beginning.',
      start: -4003,
      end: -4003,
      period: 'beginnings',
      dating: 'traditional',
    },
    {
      id: 'events-2',
      name: 'Ministry',
      path: '/encyclopedia/events/ministry',
      summary: 'In Galilee.',
      start: 27,
      end: 30,
      period: 'life-of-christ',
      dating: 'approximate',
    },
  ],
};

/** Words with clues. */
export const sampleWords: PlayableOf<'crossword'> = {
  kind: 'crossword',
  words: ['Altar', 'Exile', 'Statute', 'Plague', 'Reproach', 'Christ', 'Acts', 'Verily', 'Ransom', 'Hire'].map(
    (name, index) => ({
      id: `words-${index + 1}`,
      name,
      path: `/dictionary/${name.toLowerCase()}`,
      clue: `The clue of word ${index + 1}.`,
    }),
  ),
};
