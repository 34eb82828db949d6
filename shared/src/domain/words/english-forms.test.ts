import { baseFormsOf } from './english-forms';

test.each([
  ['asses', 'ass'],
  ['cometh', 'come'],
  ['speaketh', 'speak'],
  ['stopped', 'stop'],
  ['cried', 'cry'],
  ['cherubims', 'cherub'],
  ['wolves', 'wolf'],
  ['brethren', 'brother'],
  ['spake', 'speak'],
])('%s may be a form of %s', (word, base) => {
  expect(baseFormsOf(word)[0]).toBe(word);
  expect(baseFormsOf(word)).toContain(base);
});

test.each(['moses', 'priest', 'king', 'ark', 'seed'])('%s is a form of no other word', (word) => {
  expect(baseFormsOf(word)).toEqual([word]);
});
