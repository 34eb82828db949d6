import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageSchema } from '@manna/shared/contracts';
import { element, serif, text } from '@manna/shared/print';
import { makePicture } from './picture-files';
import { sheet } from './sheet';

const order = (name: string, width = 1080) => ({
  name,
  prettyPath: `resources/maps/${name}`,
  drawn: {
    svg: sheet(
      { title: name, description: name, width, height: 540 },
      element('rect', { x: 40, y: 300, width: 200, height: 100, fill: '#9c2a22' }),
      text(name, serif(60), { x: 40, y: 200 }),
    ),
    width,
    height: 540,
    alt: 'A name above a red box',
    caption: 'A name',
    credit: 'Drawn for a test',
  },
});

test('a picture comes as SVG and in each width as WebP and PNG, under the first digits of its hash', async () => {
  const { image, files } = await makePicture(order('bethel'));
  expect(imageSchema.parse(image)).toEqual(image);
  const stem = `${image.fileHash.slice(0, 8)}/resources/maps/bethel`;
  expect(files.map(({ path }) => path)).toEqual([
    `${stem}.svg`,
    ...[320, 640, 1280].flatMap((width) => [`${stem}-${width}.webp`, `${stem}-${width}.png`]),
  ]);
  expect(
    createHash('sha256')
      .update(files[0]?.bytes ?? '')
      .digest('hex'),
  ).toBe(image.fileHash);
  for (const { path, bytes } of files.slice(1)) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect(path).toContain(`-${width}.${format}`);
    expect(height).toBe(Math.round(width / 2));
  }
});

test('a picture that is wider than the largest width is there in its own width too', async () => {
  const { image } = await makePicture(order('tyre', 1600));
  expect(image.widths).toEqual([320, 640, 1280, 1600]);
});

test('the letters and colours of a drawing arrive on the pixels', async () => {
  const { files } = await makePicture(order('gaza'));
  const png = files.find(({ path }) => path.endsWith('-640.png'))?.bytes;
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  // A shade more or less is the palette's.
  const near = (got: readonly number[], wanted: readonly number[]) =>
    got.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 4);
  expect(near(at(80, 207), [0x9c, 0x2a, 0x22])).toBe(true);
  expect(near(at(600, 20), [0xfa, 0xf6, 0xee])).toBe(true);
  const row = Array.from({ length: 120 }, (_, x) => at(20 + x, 105)[0] ?? 255);
  expect(Math.min(...row)).toBeLessThan(90);
});

test('the same drawing gives the same bytes, also while others are made', async () => {
  const digest = async (name: string) =>
    (await makePicture(order(name))).files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const [first, other, second] = await Promise.all([digest('dan'), digest('nob'), digest('dan')]);
  expect(first).toEqual(second);
  expect(first).not.toEqual(other);
});

test('the files of an unchanged drawing are those of an earlier build, and all others are made', async () => {
  const { files } = await makePicture(order('sela'));
  const earlier = new Map(files.map(({ path }) => [path, new TextEncoder().encode(`earlier ${path}`)]));
  const madeEarlier = (path: string) => earlier.get(path);
  const again = await makePicture(order('sela'), { madeEarlier });
  expect(again.files).toEqual([files[0], ...files.slice(1).map(({ path }) => ({ path, bytes: earlier.get(path) }))]);
  const other = await makePicture(order('petra'), { madeEarlier });
  expect(other.files.some(({ bytes }) => new TextDecoder().decode(bytes).startsWith('earlier'))).toBe(false);
});
