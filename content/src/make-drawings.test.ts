import { assembleEntries } from './release/entries/assemble-entries';
import { makeDrawings, withDrawings } from './make-drawings';
import { drawEntry, readDrawn, smallWorld } from './testing/draw-authored';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><circle cx="320" cy="240" r="99" fill="#9c2a22"/></svg>';
const assembled = assembleEntries({
  authored: readDrawn({
    'animals/lion.md': drawEntry('animals/lion', {
      picture: { drawing: 'lion', alt: 'A lion that walks to the left.', caption: 'Asiatic lion' },
    }),
    'animals/lioness.md': drawEntry('animals/lioness', {
      picture: { drawing: 'lion', alt: 'A lion beside his lioness.', caption: 'Lioness' },
    }),
    'animals/fox.md': drawEntry('animals/fox'),
    'drawings/lion.svg': svg,
  }),
  names: [],
  world: smallWorld,
});

test('a drawing is made once, and each entry that shows it says what it shows in its own words', async () => {
  const made = await makeDrawings(assembled, () => undefined);
  const { entries } = withDrawings(assembled, made);
  const images = entries.map(({ slug, images: [image] }) => [slug, image?.caption, image?.prettyPath]);
  expect(images).toEqual([
    ['fox', undefined, undefined],
    ['lion', 'Asiatic lion', 'drawings/lion'],
    ['lioness', 'Lioness', 'drawings/lion'],
  ]);
  expect([...made.part.files.keys()].map((path) => path.replace(/[0-9a-f]{8}/, '*'))).toEqual([
    'files/*/drawings/lion-320.png',
    'files/*/drawings/lion-320.webp',
    'files/*/drawings/lion-640.png',
    'files/*/drawings/lion-640.webp',
    'files/*/drawings/lion.svg',
  ]);
  const drawing = [...made.part.files].find(([path]) => path.endsWith('lion.svg'))?.[1];
  expect(Buffer.from(drawing ?? '').toString()).toContain('<rect width="640" height="480" fill="#faf6ee"/><circle');
  expect(made.part.counts).toEqual({ 'entries.drawings': 1, 'entries.illustrated': 2 });
});
