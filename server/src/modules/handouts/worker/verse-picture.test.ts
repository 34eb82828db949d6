import { pictureChoices, pictureSizes } from '@manna/shared/domain';
import type { VersePictureJob } from '../handout-messages';
import { fitVerse, grounds } from './verse-picture';

const base = {
  kind: 'picture',
  reference: 'Esther 8:9',
  translation: 'King James Version',
  siteName: 'Manna',
} as const;
/** As long as Esther 8:9, the longest verse. */
const LONGEST = 'and to the lieutenants, and the deputies '.repeat(13).trim();

const looks = pictureChoices.size.flatMap((size) => pictureChoices.face.map((face) => ({ size, face })));

test.each(looks)('the longest verse fits into a picture of size $size in the face $face', ({ size, face }) => {
  const job: VersePictureJob = { ...base, words: LONGEST, size, face, ground: 'paper' };
  const { widest, height, box, lettering } = fitVerse(job);
  expect(widest).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
  // It can still be read on a phone that shows the picture at a third of its size.
  expect(lettering.size).toBeGreaterThan(Math.min(...pictureSizes[size]) * 0.03);
});

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(pictureChoices.ground)('the words on the ground %s have enough contrast everywhere', (name) => {
  const { from, to, words, soft } = grounds[name];
  for (const ground of [from, to])
    for (const letters of [words, soft]) {
      const [dark = 0, light = 0] = [luminance(ground), luminance(letters)].toSorted((one, other) => one - other);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
});
