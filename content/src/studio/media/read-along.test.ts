import fc from 'fast-check';
import { playableSchema } from '@manna/shared/contracts';
import { builtFilesOf, builtResource } from '../../testing/built-world';
import { captionsOf, captionTime } from './captions';
import { speechTimes } from './speech-times';
import { syllablesOf } from './syllables';

const slugs = [
  ...['psalm-1', 'psalm-8', 'psalm-23', 'psalm-46', 'psalm-91', 'psalm-121'],
  ...['beatitudes', 'john-1', '1-corinthians-13'],
].map((passage) => `read-along-${passage}`);

function readingOf(slug: string) {
  const resource = builtResource(slug);
  expect(resource.plays?.endsWith(`/${slug}.json`)).toBe(true);
  const [json = '', captions = ''] = builtFilesOf(resource).map(({ bytes }) => bytes.toString('utf8'));
  const reading = playableSchema.parse(JSON.parse(json));
  if (reading.kind !== 'read-along') throw new Error(`${slug} is a ${reading.kind}.`);
  return { reading, captions };
}

describe.each(slugs)('%s', (slug) => {
  const { reading, captions } = readingOf(slug);

  it('says each word of its verses once, one after the other', () => {
    let said = 0;
    for (const { text, words, phrases, startMs, endMs } of reading.verses) {
      expect(words.map((word) => word.text).join(' ')).toBe(text);
      expect(phrases.map((phrase) => phrase.text).join(' ')).toBe(text);
      for (const spoken of [...words, ...phrases]) expect(text.slice(spoken.min, spoken.max)).toBe(spoken.text);
      expect(words[0]?.startMs).toBe(startMs);
      expect(words.at(-1)?.endMs).toBe(endMs);
      for (const word of words) {
        expect(word.startMs).toBeGreaterThanOrEqual(said);
        expect(word.endMs).toBeGreaterThan(word.startMs);
        said = word.endMs;
      }
    }
    expect(reading.durationMs).toBeGreaterThan(said);
  });

  it('keeps the pace that it states', () => {
    const words = reading.verses.flatMap((verse) => verse.words).length;
    expect((words * 60_000) / reading.durationMs).toBeCloseTo(reading.wordsPerMinute, 1);
  });

  it('has captions whose times go forward', () => {
    expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
    const times = [...captions.matchAll(/\d\d:\d\d:\d\d\.\d{3}/g)].map(([time]) => time);
    const cues = [...captions.matchAll(/^(\S+) --> (\S+)$/gm)];
    expect(cues).toHaveLength(reading.verses.flatMap((verse) => verse.phrases).length);
    // A cue tells its end before the times of its words.
    const starts = cues.map(([, start]) => start);
    expect(starts).toEqual([...starts].sort());
    for (const [, start = '', end = ''] of cues) expect(end > start).toBe(true);
    expect(times.every((time) => time <= captionTime(reading.durationMs))).toBe(true);
  });
});

describe('the times of a passage', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}[,;:.]?$/);
  const passage = fc.array(
    fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 5 },
  );

  it('go forward for any words and any pace, and end each verse with a phrase', () => {
    fc.assert(
      fc.property(passage, fc.integer({ min: 60, max: 240 }), (texts, wordsPerMinute) => {
        const { verses, durationMs } = speechTimes(
          texts.map((text, index) => ({ number: index + 1, text })),
          wordsPerMinute,
        );
        const times = verses.flatMap(({ words }) => words.flatMap(({ startMs, endMs }) => [startMs, endMs]));
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.at(-1)).toBeLessThanOrEqual(durationMs);
        for (const { text, phrases } of verses) expect(phrases.map((phrase) => phrase.text).join(' ')).toBe(text);
      }),
    );
  });

  it('give a long word more time than a short one, and a full stop more than a comma', () => {
    const { verses } = speechTimes([{ number: 1, text: 'the righteousness, the tree. the end' }], 130);
    const [the, righteousness, second, tree, third] = verses[0]?.words ?? [];
    const length = (spoken: typeof the) => (spoken?.endMs ?? 0) - (spoken?.startMs ?? 0);
    const between = (one: typeof the, next: typeof the) => (next?.startMs ?? 0) - (one?.endMs ?? 0);
    expect(length(righteousness)).toBeGreaterThan(2 * length(the));
    expect(between(tree, third)).toBeGreaterThan(between(righteousness, second));
    expect(verses[0]?.phrases.map(({ text }) => text)).toEqual(['the righteousness,', 'the tree.', 'the end']);
  });
});

it('writes signs of markup in captions as words', () => {
  const { verses } = speechTimes([{ number: 3, text: 'a < b & c' }], 120);
  expect(captionsOf('Signs', verses)).toContain('&lt;');
  expect(captionsOf('Signs', verses)).toContain('&amp;');
});

it.each([
  ['the', 1],
  ['shepherd', 2],
  ['make', 1],
  ['maketh', 2],
  ['table', 2],
  ['righteousness', 3],
  ['anointest', 3],
  ['valley', 2],
  ['called', 1],
  ['Selah', 2],
])('hears the syllables of %s', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});
