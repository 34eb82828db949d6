import { chapterFaults } from '../../base/bible/chapter-faults';
import { layOutChapter } from '../../base/bible/lay-out-chapter';
import { plainText } from '../../base/bible/blocks';
import { drawChapter } from '../../testing/draw-chapter';
import { addSiteNotes } from './site-notes';

const chapter = layOutChapter({
  osisId: 'Acts.8',
  blocks: [
    {
      kind: 'paragraph',
      pieces: [
        { ...plainText('See, water.'), verse: 1, notes: [{ at: 5, text: 'or, look' }] },
        { ...plainText(''), verse: 2 },
        { ...plainText('He commanded.'), verse: 3, notes: [{ at: 3, text: 'Philip' }] },
      ],
    },
  ],
});
const note = (verse: string) => ({ verse, en: `On ${verse}`, es: `Sobre ${verse}` });

test('a note of the site stands before its verse, among the edition’s own notes', () => {
  const noted = addSiteNotes(chapter, [note('Acts.8.3')]);
  expect(drawChapter(noted)).toEqual([
    'paragraph: (1 See, *n1 water.)(2)  (3 *n2 He *n3 commanded.)',
    'note: or, look',
    'note: On Acts.8.3',
    'note: Philip',
  ]);
  expect(chapterFaults(noted, 3)).toEqual([]);
});

test('a note on a verse that the edition leaves out stands where the verse would be', () => {
  const noted = addSiteNotes(chapter, [note('Acts.8.2')]);
  const omitted = noted.styling.find(({ kind }) => kind === 'omitted')?.min;
  const anchor = noted.styling.find(({ kind, ref }) => kind === 'noteAnchor' && ref === 'n2')?.min;
  expect(anchor).toBe(omitted);
  expect(chapterFaults(noted, 3)).toEqual([]);
});

test('the anchor of a note on an omitted verse comes before a verse that begins at the same offset', () => {
  const first = layOutChapter({
    osisId: 'Acts.8',
    blocks: [
      {
        kind: 'paragraph',
        pieces: [
          { ...plainText(''), verse: 1 },
          { ...plainText('He commanded.'), verse: 2 },
        ],
      },
    ],
  });
  const kinds = addSiteNotes(first, [note('Acts.8.1')]).styling.map(({ kind }) => kind);
  expect(kinds).toEqual(['paragraph', 'omitted', 'noteAnchor', 'verse', 'note']);
});

test('only the site’s own notes have a text in Spanish', () => {
  const notes = addSiteNotes(chapter, [note('Acts.8.3')]).styling.filter(({ kind }) => kind === 'note');
  expect(notes.map(({ siteNote }) => siteNote?.es)).toEqual([undefined, 'Sobre Acts.8.3', undefined]);
});

test('a chapter without the verse of a note does not change', () => {
  expect(addSiteNotes(chapter, [note('Acts.9.1')])).toBe(chapter);
});
