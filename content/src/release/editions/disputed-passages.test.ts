import { reference } from '../../testing/edition-reference';
import { disputedNotes, readDisputedPassages } from './disputed-passages';

const passages = readDisputedPassages();
const notesOf = (verses: Record<string, string>, leftOut: readonly string[] = [], slug = 'one', language = 'en') =>
  disputedNotes(passages, {
    slug,
    language,
    verses: new Map(Object.entries(verses)),
    leftOut: new Set(leftOut),
  }).map(({ verse, en }) => `${verse}: ${en}`);

test('an edition that has the verse and one that leaves it out have different notes', () => {
  const [has] = notesOf({ 'Acts.8.37': 'And Philip said.' });
  const [omits] = notesOf({}, ['Acts.8.37']);
  expect(has).toMatch(/^Acts\.8\.37: .* do not have verse 37\.$/);
  expect(omits).toMatch(/do not have verse 37, and this edition leaves it out\.$/);
});

test('a verse that only our copy lacks has no note, because the edition may have it', () => {
  expect(notesOf({})).toEqual([]);
});

test('the heavenly witnesses are there or not by the words of the verse', () => {
  expect(notesOf({ '1John.5.7': 'three that bear record in heaven' })[0]).toMatch(/They come from the Latin Bible/);
  expect(notesOf({ '1John.5.7': 'For there are three who testify' })[0]).toMatch(/this edition does not have them/);
});

test('every note is about a verse that there is, and is a short text in both languages', () => {
  for (const { verse, has, omits } of passages) {
    expect(reference(verse)).toBe(true);
    for (const text of [has, omits].flatMap((note) => (note ? [note.en, note.es] : []))) {
      expect(text).toMatch(/^\p{Lu}.{30,260}\.$/u);
    }
  }
});

test('a part of a verse is found by a word of the edition’s language', () => {
  const spanish = (verse: string, text: string) => notesOf({ [verse]: text }, [], 'one', 'es-MX')[0];
  expect(spanish('1John.5.7', 'Porque tres son los que dan testimonio en el cielo.')).toMatch(/They come from/);
  expect(spanish('1John.5.7', 'Porque tres son los que dan testimonio.')).toMatch(/this edition does not have them/);
  expect(notesOf({ '1John.5.7': 'Denn drei sind, die da zeugen.' }, [], 'one', 'de')).toEqual([]);
});
