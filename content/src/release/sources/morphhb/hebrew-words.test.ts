import type { ChapterText, HebrewWord, StylingKind } from '@manna/shared/contracts';
import {
  hebrewPrefixes,
  hebrewRuns,
  morphologyParts,
  morphologyText,
  parseVerseId,
  wholeWord,
  writtenWords,
} from '@manna/shared/domain';
import { readRecords } from '../../emit/read-release';
import { builtChapters, builtRelease } from '../../../testing/built-release';

// Checks the whole text, because a tap on a word opens the entry of the word list with the same index in the verse.
const chapters = builtChapters('wlc');
const words = new Map(readRecords(builtRelease(), 'words.ndjson').map((verse) => [verse.id, verse.words]));
const all = [...words.values()].flat();

/** Returns the words that a reader sees in spans of a kind, by verse ('' for a title). */
function seen({ content, styling }: ChapterText, kind: StylingKind): Map<string, string[]> {
  const byVerse = new Map<string, string[]>();
  for (const { min, max, ref = '' } of styling.filter((span) => span.kind === kind)) {
    const found = hebrewRuns(content.slice(min, max)).flatMap(({ text, isWord }) => (isWord ? [text] : []));
    byVerse.set(ref, [...(byVerse.get(ref) ?? []), ...found]);
  }
  return byVerse;
}

const written = (verse: string, inTitle: boolean): string[] =>
  writtenWords<HebrewWord>(words.get(parseVerseId(verse) ?? 0) ?? [])
    .filter(({ word }) => (word.title ?? false) === inTitle)
    .map(({ word }) => wholeWord(word.text));

test('each word in all 929 chapters matches the word list at the same index', () => {
  expect(chapters).toHaveLength(929);
  for (const chapter of chapters) {
    const title = seen(chapter, 'title').get('') ?? [];
    expect([chapter.osisId, title]).toEqual([chapter.osisId, written(`${chapter.osisId}.1`, true)]);
    for (const [verse, texts] of seen(chapter, 'verse')) expect([verse, texts]).toEqual([verse, written(verse, false)]);
  }
});

test('each qere belongs to a written word, and nearly every ketiv has its qere', () => {
  const withReads = [...words.values()].flatMap((verse) => writtenWords(verse));
  const shown = new Set(withReads.flatMap(({ word, reads }) => [word, ...reads]));
  expect(all.filter((word) => !shown.has(word))).toEqual([]);
  const notRead = withReads.filter(({ word, reads }) => word.reading === 'ketiv' && reads.length === 0);
  expect(notRead.length).toBeLessThan(20);
});

test('every letter of every morphology code in the package has a description', () => {
  const codes = new Set(all.map(({ morphology }) => morphology));
  expect(codes.size).toBeGreaterThan(3000);
  const unknown = [...codes].filter((code) => {
    const letters = code.slice(1).replaceAll(/[/x]/g, '').length;
    return morphologyParts(code, morphologyText).flat().length !== letters;
  });
  expect(unknown).toEqual([]);
});

test('every part of every lemma is a number, a known prefix or the mark of a number', () => {
  const unknown = new Set(
    all.flatMap(({ lemma }) =>
      lemma.split('/').filter((part) => !/^\d+( [a-f]|\+)?$/.test(part) && hebrewPrefixes(part).length === 0),
    ),
  );
  expect([...unknown]).toEqual([]);
});
