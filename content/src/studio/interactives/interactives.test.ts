import { playableSchema } from '@manna/shared/contracts';
import type { Entry, Period, PlayableKind, PlayableOf } from '@manna/shared/contracts';
import { books } from '@manna/shared/domain';
import { versesOf } from '../../base/bible/reference-verses';
import { kjvWorld, siteOrder as orderOf } from '../../testing/built-world';
import { sampleEvent, samplePerson, samplePlace } from '../fixtures/sample-entries';
import type { Maker, Order, World } from '../maker';
import { bibleTimeline } from './bible-timeline';
import { crossword } from './crossword';
import { matchThePlace, readClues } from './match-the-place';
import { orderTheEvents } from './order-the-events';
import { orderTheBooks } from './order-the-books';
import { memoryVerse, wordSearch } from './passage-games';
import { readSayings, whoSaidIt, wordsOfVerse } from './who-said-it';

const kjv = kjvWorld();
const slugOf = (key: string) => key.slice(key.indexOf('/') + 1);
const { questions, about } = readSayings();
const clues = readClues();
const people = new Map(
  questions.flatMap(({ speaker, others }) => [speaker, ...others]).map((key) => [key, samplePerson(slugOf(key))]),
);
const places = new Map(clues.map(({ place }) => [place, samplePlace(slugOf(place))]));
const events = new Map(
  clues.flatMap(({ event }) => (event === undefined ? [] : [[event, sampleEvent(slugOf(event), -1000, 'judges')]])),
);
const world: World = { ...kjv, entries: new Map([...people, ...places, ...events]) };

/** What a maker made to be played, as its contract reads it. */
async function played<K extends PlayableKind>(
  kind: K,
  ordered: string | Order,
  make: Maker,
  from: World,
): Promise<PlayableOf<K>> {
  const order = typeof ordered === 'string' ? orderOf(ordered) : ordered;
  const made = await make(order, from);
  const [file] = made.files;
  expect(made.plays).toBe(file?.name);
  const playable = playableSchema.parse(JSON.parse(new TextDecoder().decode(file?.bytes)));
  if (playable.kind !== kind) throw new Error(`${order.slug} is a ${playable.kind}.`);
  // The check above says which kind it is.
  return playable as PlayableOf<K>;
}

describe('the order of the books', () => {
  it('has every book, and lists the books of each level in the order of the Bible', async () => {
    const game = await played('order-the-books', 'order-the-books', orderTheBooks, world);
    const number = new Map(game.books.map((book) => [book.slug, book.number]));
    expect(game.books.map(({ slug }) => slug)).toEqual(books.map(({ slug }) => slug));
    for (const level of game.levels) {
      const numbers = level.books.map((slug) => number.get(slug) ?? 0);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(Math.min(...numbers)).toBeGreaterThan(0);
    }
    expect(game.levels.at(-1)?.books).toHaveLength(66);
    expect(new Set(game.levels.slice(0, -3).flatMap((level) => level.books)).size).toBe(66);
  });
});

describe('who said it', () => {
  it('asks at least sixty sayings, each in the words of its verse', async () => {
    const game = await played('who-said-it', 'who-said-it', whoSaidIt, world);
    expect(game.questions.length).toBeGreaterThanOrEqual(60);
    for (const [index, { words }] of game.questions.entries()) {
      const [verse] = kjv.refs(questions[index]?.verse ?? '').flatMap(versesOf);
      expect(kjv.verseText(verse ?? 0)).toContain(words.text.replace(/^… /, ''));
      expect(words.text.length).toBeGreaterThan(10);
      expect(words.text).toMatch(/^(?:[A-Z]|… [a-z]).*[^,;:]$/);
    }
  });

  it('has the answer among four people who can be told apart, none of them named in the words', async () => {
    const game = await played('who-said-it', 'who-said-it', whoSaidIt, world);
    for (const { answer, choices, words } of game.questions) {
      expect(choices.map(({ id }) => id)).toContain(answer);
      expect(new Set(choices.map(({ name, about }) => `${name} ${about}`)).size).toBe(4);
      const speaker = choices.find(({ id }) => id === answer);
      expect(words.text).not.toContain(speaker?.name);
    }
  });

  it('says which person is meant when several have the name', async () => {
    const game = await played('who-said-it', 'who-said-it', whoSaidIt, world);
    const choices = game.questions.flatMap((question) => question.choices);
    expect(choices.find(({ path }) => path.endsWith('/john-the-baptist'))?.about).toBe('The Baptist');
    expect(choices.find(({ path }) => path.endsWith('/gamaliel'))?.about).toBeUndefined();
  });

  it('does not say of anybody what the saying says', () => {
    const stems = (text: string) => (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5));
    for (const question of questions) {
      const said = new Set(stems(wordsOfVerse(kjv, question)));
      const repeated = [question.speaker, ...question.others].filter((key) =>
        stems(about[key] ?? '').some((stem) => said.has(stem)),
      );
      expect({ verse: question.verse, repeated }).toEqual({ verse: question.verse, repeated: [] });
    }
  });

  it('refuses words that the verse does not have, and unknown people', async () => {
    const question = { verse: 'John 11:35', words: [2, 3] as [number, number], speaker: '', others: [], note: '' };
    expect(() => wordsOfVerse(kjv, question)).toThrow(
      'asks for words 2 to 3 of John 11:35 which that verse does not have',
    );
    await expect(whoSaidIt(orderOf('who-said-it'), kjv)).rejects.toThrow('people/adam, which is no entry');
  });
});

describe('the timeline', () => {
  it('has the events in order of time, and periods that hold them', async () => {
    const own = [
      sampleEvent('exodus', -1490, 'exodus', 2),
      sampleEvent('creation', -4003, 'beginnings'),
      sampleEvent('plagues', -1490, 'exodus', 1),
    ];
    const from = { ...kjv, entries: new Map(own.map((event) => [`events/${event.slug}`, event])) };
    const line = await played('timeline', 'bible-timeline', bibleTimeline, from);
    expect(line.events.map(({ path }) => path)).toEqual([
      '/encyclopedia/events/creation',
      '/encyclopedia/events/plagues',
      '/encyclopedia/events/exodus',
    ]);
    expect(line.periods).toEqual([
      { slug: 'beginnings', name: 'Beginnings', start: -4003, end: -4003 },
      { slug: 'exodus', name: 'The Exodus', start: -1490, end: -1490 },
    ]);
  });

  it('fails without events', async () => {
    await expect(bibleTimeline(orderOf('bible-timeline'), kjv)).rejects.toThrow(
      'resources/bible-timeline needs events.',
    );
  });
});

describe('match the place', () => {
  const order = {
    ...orderOf('match-the-place'),
    options: {
      least: 4,
      center: 'places/jerusalem',
      levels: [{ name: 'Kings', bounds: [34, 31, 36, 33], books: ['1Sam', '2Sam', '1Kgs'], journeys: [] }],
    },
  };
  const levelIn = async (from: World) => (await played('match-the-place', order, matchThePlace, from)).levels[0];

  it('has what happened at each place of the books of a level, with the verses that tell of it', async () => {
    const level = await levelIn(world);
    const hebron = level?.places.find(({ path }) => path.endsWith('/hebron'));
    expect(hebron?.references).toEqual([{ text: '2 Samuel 2:11', osis: '2Sam.2.11' }]);
    expect(hebron?.event?.path).toBe('/encyclopedia/events/david-king-of-judah');
    expect(new Set(level?.places.map(({ id }) => id)).size).toBe(level?.places.length);
    expect(level?.places.map(({ path }) => path)).not.toContain('/encyclopedia/places/athens');
  });

  it.each([
    ['site is not certain', { certainty: 'probable' as const }],
    ['site is beyond the map', { location: { lat: 36, lon: 43 } }],
    ['mark could not show it, because it is a region', { kind: 'region' }],
  ])('leaves out a place whose %s', async (_why, other) => {
    const place = { ...samplePlace('hebron'), ...other } as Entry;
    const entries = new Map([...world.entries, ['places/hebron', place] as const]);
    const paths = (await levelIn({ ...world, entries }))?.places.map(({ path }) => path);
    expect(paths).not.toContain('/encyclopedia/places/hebron');
    expect(paths).toContain('/encyclopedia/places/gath');
  });

  it('refuses a clue that names its place, and a level with too few places', async () => {
    const place = { ...samplePlace('bethel'), name: 'Ladder' };
    const from = { ...world, entries: new Map([...world.entries, ['places/bethel', place] as const]) };
    await expect(matchThePlace(order, from)).rejects.toThrow('names Ladder in the clue to');
    const many = { ...order, options: { ...order.options, least: 999 } };
    await expect(matchThePlace(many, world)).rejects.toThrow('places at the level "Kings"; it needs 999');
  });
});

describe('order the events', () => {
  const eventOf = (slug: string, year: number, period: Period) =>
    [`events/${slug}`, sampleEvent(slug, year, period)] as const;
  const events = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug, index) => eventOf(slug, -1000 - index, 'judges')),
    eventOf('printing', 1455, 'bible-translation'),
  ];
  const order = { ...orderOf('order-the-events'), options: { least: 8, shown: ['a', 'b', 'c'] } };

  it('has the events of the Bible in the order of time', async () => {
    const game = await played('order-the-events', order, orderTheEvents, { ...kjv, entries: new Map(events) });
    expect(game.events.map(({ path }) => path.at(-1))).toEqual(['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });

  it('needs the events that it shows', async () => {
    const other = { ...order, options: { least: 8, shown: ['a', 'b', 'printing'] } };
    await expect(orderTheEvents(other, { ...kjv, entries: new Map(events) })).rejects.toThrow('it does not have');
  });
});

describe('a crossword', () => {
  const word = (name: string, summary: string, verses: number) => ({
    ...samplePerson(name.toLowerCase()),
    typename: 'DictionaryWord',
    kind: 'vocabulary',
    name,
    summary,
    verses: Array.from({ length: verses }, (_, verse) => verse),
  });
  const words = [
    ...['Altar', 'Bread', 'Cedar', 'Exile', 'Feast', 'Grace', 'Mercy', 'Psalm'].map((name, index) =>
      word(name, `The clue ${index}.`, 20 - index),
    ),
    word('Anoint', 'To make one anointed with oil.', 50),
    word('Holy Ghost', 'Two words.', 50),
  ];
  const from = { ...kjv, entries: new Map(words.map((one) => [`words/${one.slug}`, one as unknown as Entry])) };
  const order = { ...orderOf('crossword'), options: { least: 8 } };

  it('has the words whose summary does not tell them, the best known first', async () => {
    const game = await played('crossword', order, crossword, from);
    expect(game.words.map(({ name }) => name)).toEqual(words.slice(0, 8).map(({ name }) => name));
  });

  it('needs enough words', async () => {
    const many = { ...order, options: { least: 9 } };
    await expect(crossword(many, from)).rejects.toThrow('has 8 words with a clue; it needs 9');
  });
});

describe('games of a passage', () => {
  it.each([
    ['word-search', wordSearch],
    ['memory-verse', memoryVerse],
  ] as const)('%s offers passages that exist, the first of which it begins with', async (kind, maker) => {
    const { passages } = await played(kind, kind, maker, kjv);
    expect(passages.length).toBeGreaterThan(2);
    for (const { reference, osis } of passages) {
      expect(kjv.refs(reference.replace('–', '-')).flatMap(versesOf).length).toBeGreaterThan(0);
      expect(osis).toMatch(/^[1-3]?[A-Z][a-z]*\./);
    }
  });

  it('says which passage is wrong', async () => {
    const order = { ...orderOf('word-search'), options: { passages: ['Ruth 5'] } };
    await expect(wordSearch(order, kjv)).rejects.toThrow('Ruth');
  });
});
