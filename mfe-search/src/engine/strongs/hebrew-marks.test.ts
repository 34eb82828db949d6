import { hebrewMarks } from './hebrew-marks';

const GOD = { number: 430, rendering: 'god' };
const EL = { number: 410, rendering: 'god' };

const marked = (text: string, words: Parameters<typeof hebrewMarks>[1], found = ['H430']) =>
  hebrewMarks(text, words, found).map(({ start, end }) => text.slice(start, end));

test('the word that renders a Hebrew word is marked, as often as the Hebrew text has it', () => {
  expect(marked('God saw it, and God blessed', [GOD, GOD])).toEqual(['God', 'God']);
});

test('nothing is marked if one of several equal words may render another Hebrew word', () => {
  expect(marked('God, the God of Israel', [GOD, EL])).toEqual([]);
  expect(marked('God, the God of Israel', [GOD, EL], ['H410', 'H430'])).toEqual(['God', 'God']);
});

test('a rendering of several words is marked together, or apart if the text has each of them once', () => {
  const words = [{ number: 3318, rendering: 'brought forth' }];
  expect(marked('the earth brought forth grass, and forth', words, ['H3318'])).toEqual(['brought', 'forth']);
  expect(marked('he brought them forth', words, ['H3318'])).toEqual(['brought', 'forth']);
  expect(marked('he brought them forth, forth', words, ['H3318'])).toEqual([]);
});

test('a name with a hyphen is one word', () => {
  const words = [{ number: 1008, rendering: 'beth-el' }];
  expect(marked("Beth-el, and Beth-el's well", [...words, ...words], ['H1008'])).toEqual(['Beth-el', "Beth-el's"]);
  expect(marked('Beth-el and Beth-el', words, ['H1008'])).toEqual([]);
});

test('a Hebrew word without a rendering, or that was not searched, marks nothing', () => {
  expect(marked('In the beginning God created', [{ number: 430, rendering: '' }])).toEqual([]);
  expect(marked('In the beginning God created', [GOD], ['H1254'])).toEqual([]);
});
