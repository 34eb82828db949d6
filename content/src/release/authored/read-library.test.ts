import { drawEntry, readDrawn, smallWorld } from '../../testing/draw-authored';
import { assembleEntries } from '../entries/assemble-entries';

const works = `
easton: { author: Matthew George Easton, title: Illustrated Bible Dictionary, year: 1897, kind: reference, locator: article }
josephus-antiquities: { author: Flavius Josephus, title: Antiquities of the Jews, kind: ancient, locator: book and chapter }
mesha-stele: { title: The Mesha Stele, kind: record }
`;
const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${shapes}</svg>`;
const lion = svg('<path d="M10 10h20v20z" fill="#9c2a22"/>');
const picture = { drawing: 'lion', alt: 'A lion that walks to the left.', caption: 'Lion' };

const read = (fields: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) =>
  readDrawn({
    'library/works.yaml': works,
    'people/abram.md': drawEntry('people/abram', { reading: ['easton, Abraham'], ...fields }),
    ...files,
  });
const faults = (...given: Parameters<typeof read>) => read(...given).faults.map(({ sentence }) => sentence);
const released = (...given: Parameters<typeof read>) =>
  assembleEntries({ authored: read(...given), names: [], world: smallWorld });

test('an entry cites works of the library in full', () => {
  const { entries } = released({
    pronunciation: 'AY-bram',
    sources: ['josephus-antiquities, 1.7.1', 'mesha-stele'],
    reading: ['easton, Abraham'],
  });
  expect(entries[0]).toMatchObject({
    pronunciation: 'AY-bram',
    sources: [
      { author: 'Flavius Josephus', title: 'Antiquities of the Jews', part: '1.7.1' },
      { title: 'The Mesha Stele' },
    ],
    reading: [{ author: 'Matthew George Easton', title: 'Illustrated Bible Dictionary', year: 1897, part: 'Abraham' }],
  });
});

test('an entry without citations has neither sources nor reading', () => {
  const [entry] = released({ reading: [] }).entries;
  expect(entry).not.toHaveProperty('sources');
  expect(entry).not.toHaveProperty('reading');
});

test.each(['people/sarai', 'articles/the-call', 'resources/the-way'])(
  'an entry such as %s is reported when it names nothing to read',
  (path) => {
    const { faults: found } = read({}, { [`${path}.md`]: drawEntry(path) });
    expect(found).toContainEqual({
      file: `content/authored/${path}.md`,
      line: 1,
      sentence: '`reading` must name a work in which a reader finds more.',
    });
  },
);

test('an article is reported when it has no sources', () => {
  const sentence = '`sources` must name a work that supports what the article says.';
  const article = (sources: string[]) =>
    faults({}, { 'articles/the-call.md': drawEntry('articles/the-call', { reading: ['easton, Ur'], sources }) });
  expect(article([])).toContain(sentence);
  expect(article(['mesha-stele'])).not.toContain(sentence);
});

test.each([
  ['of an unknown work', 'eastman, Abraham', 'The library has no work "eastman".'],
  ['with the name of an inherited property', 'constructor, 1', 'The library has no work "constructor".'],
  ['of an article that it does not name', 'easton', 'A citation of "easton" names an article.'],
  ['of a part of a find', 'mesha-stele, line 5', '"mesha-stele" is cited alone, without "line 5".'],
])('a citation %s is reported', (_what, citation, sentence) => {
  expect(faults({ sources: [citation] })).toEqual([sentence]);
});

test('a pronunciation is reported when no syllable is stressed', () => {
  expect(faults({ pronunciation: 'ay-bram' })).toEqual([expect.stringContaining('its stressed syllable in capitals')]);
});

test('a drawing is shown by each entry that names it, with the words of that entry', () => {
  const { illustrations, entries } = released({ picture }, { 'drawings/lion.svg': lion });
  expect(illustrations).toEqual([{ entry: entries[0]?.id, name: 'abram', svg: lion, ...picture }]);
});

test('a drawing is reported when it does not exist or no entry shows it', () => {
  expect(faults({ picture })).toEqual(['There is no drawing lion.']);
  expect(faults({}, { 'drawings/lion.svg': lion })).toEqual(['No entry shows this drawing.']);
});

test.each([
  ['has another size', lion.replace('640 480', '100 100'), 'A drawing is an <svg> with viewBox="0 0 640 480".'],
  [
    'has a colour of its own',
    svg('<circle r="4" fill="#123456"/>'),
    '#123456 is no colour of content/src/base/palette.ts.',
  ],
  ['runs a script', svg('<script>alert(1)</script>'), 'A drawing has no <script>.'],
  ['handles events', svg('<rect width="4" height="4" onload="x"/>'), 'A drawing has no attribute onload.'],
  ['is not well-formed', svg('<g>'), 'The SVG is not well-formed: Unexpected close tag.'],
])('a drawing is reported when it %s', (_what, text, sentence) => {
  expect(faults({ picture }, { 'drawings/lion.svg': text })).toContain(sentence);
});
