import type { ChapterText, StylingSpan } from '@manna/shared/contracts';
import { chapterFaults } from './chapter-faults';

const sound: ChapterText = {
  osisId: 'Gen.1',
  content: 'One. Two.\nnote',
  styling: [
    { kind: 'paragraph', min: 0, max: 9 },
    { kind: 'verse', min: 0, max: 4, ref: 'Gen.1.1' },
    { kind: 'noteAnchor', min: 2, max: 2, ref: 'n1' },
    { kind: 'verse', min: 5, max: 9, ref: 'Gen.1.2' },
    { kind: 'note', min: 10, max: 14, ref: 'n1' },
  ],
};
const changing = (index: number, change: Partial<StylingSpan>): ChapterText => ({
  ...sound,
  styling: sound.styling.map((span, at) => (at === index ? { ...span, ...change } : span)),
});

test('a sound chapter has no faults', () => {
  expect(chapterFaults(sound, 2)).toEqual([]);
});

test.each([
  ['a verse too few', sound, 3],
  ['a span beyond the text', changing(3, { max: 99 }), 2],
  ['verses that overlap', changing(3, { min: 3 }), 2],
  ['a verse under another’s number', changing(3, { ref: 'Gen.1.3' }), 2],
  ['a verse with the space beside it', changing(3, { min: 4 }), 2],
  ['a note without its anchor', changing(2, { ref: 'n2' }), 2],
  ['a note that covers nothing', changing(4, { max: 10 }), 2],
  ['an anchor that covers words', changing(2, { max: 4 }), 2],
  ['a paragraph that leaves words out', changing(0, { max: 8 }), 2],
  [
    'an added word over a block’s end',
    { ...sound, styling: [...sound.styling, { kind: 'added' as const, min: 5, max: 12 }] },
    2,
  ],
  ['a stanza without lines', { ...sound, styling: [...sound.styling, { kind: 'stanza' as const, min: 0, max: 9 }] }, 2],
])('%s is found', (_what, chapter, verseCount) => {
  expect(chapterFaults(chapter, verseCount)).not.toEqual([]);
});
