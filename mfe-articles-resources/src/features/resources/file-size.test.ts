import { fileSize } from './file-size';

it.each([
  [12, 'en', '1 kB'],
  [66_719, 'en', '67 kB'],
  [1_892_030, 'en', '1.9 MB'],
  [1_892_030, 'es', '1,9 MB'],
])('fileSize formats %d bytes in %s as %s', (bytes, language, expected) => {
  expect(fileSize(bytes, language)).toBe(expected);
});
