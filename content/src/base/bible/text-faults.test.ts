import { chapterOsisId } from '@manna/shared/domain';
import { plainText } from './blocks';
import { layOutChapter } from './lay-out-chapter';
import { textFaults } from './text-faults';
import { translationContents } from './translation-contents';
import { allChapters, verseCountOf } from './versification';

const old = allChapters.filter(({ book }) => book.testament === 'old').map(chapterOsisId);
/** The Old Testament, every verse 'Selah.' but those that are left out. */
const chaptersWithout = (...left: string[]) =>
  old
    .filter((osisId) => !left.includes(osisId))
    .map((osisId) => {
      const pieces = Array.from({ length: verseCountOf(osisId) }, (_, index) => ({
        ...plainText(left.includes(`${osisId}.${index + 1}`) ? '' : 'Selah.'),
        verse: index + 1,
      }));
      return layOutChapter({ osisId, blocks: [{ kind: 'paragraph', pieces }] });
    });
const faultsOf = (chapters: ReturnType<typeof chaptersWithout>, ...refs: string[]) =>
  textFaults({
    translation: {
      slug: 'abc',
      name: 'ABC',
      shortName: 'ABC',
      language: 'he',
      direction: 'rtl',
      year: 1,
      licence: 'Public domain.',
      contains: translationContents(chapters, { testaments: 'old', features: [] }),
    },
    chapters,
    skipped: refs.map((ref) => ({ source: 'abc', ref, reason: 'Lost.' })),
  }).map(({ fault }) => fault);

test('a translation of the Old Testament alone is whole', () => {
  expect(faultsOf(chaptersWithout())).toEqual([]);
});

test('a missing verse or chapter must be listed, by itself, in a range or with its chapter', () => {
  const chapters = chaptersWithout('Gen.1.2', 'Neh.7.68', 'Ps.3.4', 'Ps.3.5', 'Joel.3');
  expect(faultsOf(chapters, 'Gen.1.2, Neh.7.68', 'Ps.3.4-Ps.3.5', 'Joel.3')).toEqual([]);
  expect(faultsOf(chapters, 'Gen.1.2', 'Ps.3.5-Ps.3.6', 'Joel.3')).toEqual([
    'It has no words for Neh.7.68 and does not say why.',
    'It has no words for Ps.3.4 and does not say why.',
  ]);
  expect(faultsOf(chaptersWithout('Joel.3'))).toHaveLength(21);
});

test('a chapter is reported when it belongs to the other testament or is out of order', () => {
  const [first, ...rest] = chaptersWithout();
  if (!first) throw new Error('There is no chapter.');
  expect(faultsOf([...rest, first])).toEqual(['Gen.1 is no chapter of its testaments, or not in its place.']);
  expect(faultsOf([first, ...rest, { ...first, osisId: 'Matt.1' }])).toContain(
    'Matt.1 is no chapter of its testaments, or not in its place.',
  );
});
