import { drawChapter } from '../../../testing/draw-chapter';
import { plainText } from '../../../base/bible/blocks';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { verseChapterBlocks, type VerseChapter } from './verse-chapter';

/**
 * Draws a chapter from lines: 'title A Psalm' is its title, 'h1 ALEPH' the heading before verse 1, '2 How?' verse 2.
 */
const draw = (verseCount: number, paragraphs: number[], ...drawn: string[]) => {
  const texts = new Map(
    drawn.map((line) => [line.slice(0, line.indexOf(' ')), plainText(line.slice(line.indexOf(' ') + 1))]),
  );
  const numbered = (prefix: RegExp) =>
    new Map(
      [...texts].flatMap(([key, text]) => (prefix.test(key) ? [[Number(key.replace(/\D/g, '')), text] as const] : [])),
    );
  const title = texts.get('title');
  const chapter: VerseChapter = {
    osisId: 'Ps.1',
    ...(title ? { title } : {}),
    headings: numbered(/^h/),
    verses: numbered(/^\d/),
  };
  return drawChapter(
    layOutChapter({ osisId: 'Ps.1', blocks: verseChapterBlocks(chapter, verseCount, new Set(paragraphs)) }),
  );
};

test('verses are in the given paragraphs, under titles and headings', () => {
  expect(draw(4, [1, 3], 'h0 Book II', 'title A Psalm.', '1 One.', '2 Two.', '3 Three.', 'h4 BETH', '4 Four.')).toEqual(
    [
      'heading: Book II',
      'title: A Psalm.',
      'paragraph: (1 One.) (2 Two.)',
      'paragraph: (3 Three.)',
      'heading: BETH',
      'paragraph: (4 Four.)',
    ],
  );
});

test('a missing verse stays as an empty one, also first, last and at the start of a paragraph', () => {
  expect(draw(5, [1, 3], '2 Two.', '4 Four.')).toEqual(['paragraph: (1) (2 Two.)(3)  (4 Four.)(5) ']);
});
