import { Likeness } from '../likeness';
import { divideLike } from './move-borders';

const verses = [
  'And God spake unto Noah, saying,',
  'Go forth of the ark, thou, and thy wife, and thy sons.',
  'Bring forth with thee every living thing, of fowl, and of cattle.',
];
// Other verses make the words of these rare.
const others = [
  'Jesus wept.',
  'The LORD is my shepherd; I shall not want.',
  'Let there be light: and there was light.',
];
const likeness = new Likeness([...verses, ...others, ...others.map((verse) => `${verse} Amen.`)]);
const guide = verses.map((verse) => likeness.weigh(verse));

test('verses with other borders are divided where the guide has its borders', () => {
  const text =
    'And God speaketh unto Noah, saying, Go out from the ark, thou, and thy wife, and thy sons; every living thing, of fowl, and cattle, bring forth.';
  expect(divideLike(text, guide, likeness)).toEqual([
    'And God speaketh unto Noah, saying,',
    'Go out from the ark, thou, and thy wife, and thy sons;',
    'every living thing, of fowl, and cattle, bring forth.',
  ]);
});

test('no word is lost, added or moved, whatever the text is', () => {
  const text = 'One, two; three. Four: five! Six? Seven.';
  expect(divideLike(text, guide, likeness)?.join(' ')).toBe(text);
});

test('a text without enough punctuation is not divided', () => {
  expect(divideLike('And God speaketh unto Noah', guide, likeness)).toBeUndefined();
});
