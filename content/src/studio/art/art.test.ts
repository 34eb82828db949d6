import { ContentError } from '../../base/content-error';
import { drawWorld, orderOf } from '../../testing/draw-world';
import { overlappingTexts, pictureTexts, strayTexts } from '../../testing/picture-texts';
import { illuminatedInitial } from './illuminated-initial';
import { interlace } from './interlace';
import { counters, letterShape } from './letter-shape';
import { motifNames } from './motifs';
import { versePlate } from './verse-plate';

const verses = {
  1_001_001: 'In the beginning God created the heaven and the earth.',
  19_001_001: 'Blessed is the man that walketh not in the counsel of the ungodly.',
  43_003_016: `For God so loved the world, ${'and loved it well, '.repeat(9)}that he gave.`,
};
const world = drawWorld({ verses });
const lettersOf = (text: string) => text.replaceAll(/[^A-Za-z]/g, '');
const lettering = { family: 'Literata', weight: 700, italic: false, size: 400 } as const;

test.each(motifNames)(
  'a plate under the motif %s has the words of its verse, all of them and no others',
  async (motif) => {
    const { picture } = await versePlate(orderOf({ verse: 'Genesis 1:1', motif }), world);
    const words = pictureTexts(picture.svg).map((each) => each.words);
    expect(words.at(-1)).toBe('Genesis 1:1');
    expect(lettersOf(words.slice(0, -1).join(''))).toBe(lettersOf(verses[1_001_001]));
    expect(picture.alt).toContain(verses[1_001_001]);
  },
);

test('a long verse is set smaller and stays on its plate', async () => {
  const { picture } = await versePlate(orderOf({ verse: 'John 3:16', motif: 'vine' }), world);
  expect(overlappingTexts(picture.svg)).toEqual([]);
  expect(strayTexts(picture.svg, picture.width, picture.height)).toEqual([]);
  const [lowest] = pictureTexts(picture.svg)
    .slice(0, -1)
    .map(({ corners }) => Math.max(...corners.map(([, y]) => y)))
    .sort((a, b) => b - a);
  expect(lowest).toBeLessThan(1290);
});

test('a pillar is the first letter, and the sentence goes on beside it', async () => {
  for (const design of ['creation-pillar', 'knot-pillar']) {
    const { picture } = await illuminatedInitial(orderOf({ verse: 'Genesis 1:1', design }), world);
    const words = pictureTexts(picture.svg).map((each) => each.words);
    expect(words[0]).toMatch(/^n the/);
    expect(`I${lettersOf(words.slice(0, -1).join(''))}`).toBe(lettersOf(verses[1_001_001]));
  }
});

test('a letter in a panel stands over the whole verse', async () => {
  const { picture } = await illuminatedInitial(orderOf({ verse: 'Psalm 1:1', design: 'vine-letter' }), world);
  const words = pictureTexts(picture.svg).map((each) => each.words);
  expect(lettersOf(words.slice(0, -1).join(''))).toBe(lettersOf(verses[19_001_001]));
  expect(picture.alt).toContain('The letter B');
});

test.each([
  [
    'a pillar for an invalid letter',
    () => illuminatedInitial(orderOf({ verse: 'Psalm 1:1', design: 'knot-pillar' }), world),
    'letter B',
  ],
  ['a plate of many verses', () => versePlate(orderOf({ verse: 'Genesis 1:1-3', motif: 'light' }), world), 'one verse'],
  ['a verse without text', () => versePlate(orderOf({ verse: 'Genesis 1:2', motif: 'light' }), world), 'Genesis 1:2'],
  [
    'a motif that is not drawn',
    () => versePlate(orderOf({ verse: 'Genesis 1:1', motif: 'harp' }), world),
    'options.motif',
  ],
])('%s is refused', async (_, make, named) => {
  await expect(make()).rejects.toThrow(ContentError);
  await expect(make()).rejects.toThrow(named);
});

test('each strand of a plait goes over and under in turn', () => {
  const cell = 20;
  const drawn = interlace({ x: 0, y: 0, cell, columns: 4, rows: 6, strand: 5, fill: '#ffd700', edge: '#000000' });
  // The strands of a crossing, from the lowest to the topmost: the later lies over the other.
  const layers = [...drawn.matchAll(/d="M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)" stroke="#ffd700"/g)].map(
    ([, x1, y1, x2, y2]) => ({
      column: Math.round((Number(x1) + Number(x2)) / cell),
      row: Math.round((Number(y1) + Number(y2)) / cell),
      falling: Number(y2) > Number(y1),
    }),
  );
  const over = new Map<string, boolean>();
  for (const { column, row, falling } of layers) over.set(`${column} ${row}`, falling);
  expect(over.size).toBe(4 * 5 + 3 * 6);
  for (const [place, falling] of over) {
    const [column = 0, row = 0] = place.split(' ').map(Number);
    // Along a falling strand the next crossing is one to the right and one down.
    const next = over.get(`${column + 1} ${row + 1}`);
    if (next !== undefined) expect(next).toBe(!falling);
  }
});

test('a B has two bows, the upper first, an O one and an I none', () => {
  const bows = (letter: string) => counters(letterShape(letter, lettering, 0, 400));
  const topOf = (d = '') => Math.min(...(d.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2));
  expect(bows('B')).toHaveLength(2);
  expect(topOf(bows('B')[0])).toBeLessThan(topOf(bows('B')[1]));
  expect(bows('O')).toHaveLength(1);
  expect(bows('I')).toHaveLength(0);
});
