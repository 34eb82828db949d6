import { oembedOf } from './oembed';

const image = {
  name: 'Plate',
  caption: 'A verse.',
  alt: 'A verse under a vine.',
  credit: 'Drawn for this site.',
  fileHash: 'ab'.repeat(32),
  prettyPath: 'resources/art/plate',
  width: 1200,
  height: 900,
  widths: [320, 640, 1280],
  svg: true,
};
const plate = { kind: 'picture', path: '/resources/art/plate', title: 'Plate', image } as const;
const site = { origin: 'https://manna.test', productName: 'Daily Manna' };

test('a picture is a photo with the file that is as wide as the limit allows', () => {
  expect(oembedOf(plate, { maxwidth: 700 }, site)).toMatchObject({
    type: 'photo',
    url: 'https://manna.test/data/files/abababab/resources/art/plate-640.webp',
    width: 640,
    height: 480,
    author_name: 'Drawn for this site.',
    provider_name: 'Daily Manna',
  });
});

test('a picture is never higher than the limit', () => {
  expect(oembedOf(plate, { maxheight: 300 }, site)).toMatchObject({ width: 320, height: 240 });
});
