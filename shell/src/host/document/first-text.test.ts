import { firstTextTag } from './first-text';

const verse = (number: number) => `<sup id="v${number}">${number}</sup> Words. `;
const page = (...verses: string[]) =>
  `<header id="top"></header><div data-early-clicks=""><p>${verses.join('')}</p></div>`;

test.each([
  ['the second verse, before which the first is whole', page(verse(1), verse(2), verse(3)), '#v2'],
  ['the only verse', page(verse(16)), '#v16'],
])('the first frame waits for %s', (_what, body, href) => {
  expect(firstTextTag(body)).toBe(`<link rel="expect" href="${href}" blocking="render">`);
});

test.each([
  ['has no such text', '<main id="main"><p id="words">Words.</p></main>'],
  ['has no ids in its text', page('Words.')],
])('the first frame waits for nothing if the page %s', (_what, body) => {
  expect(firstTextTag(body)).toBe('');
});
