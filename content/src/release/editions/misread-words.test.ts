import { ContentError } from '../../base/content-error';
import { drawEdition } from '../../testing/draw-edition';
import { mendWords } from './mend-words';
import { versesByRef } from './verses-by-ref';
import { WordStock } from './word-stock';

const drawn = { 'Gen.1.1': 'God five thee of the dew, and FIVE thee more' };
const mend = (others: Record<string, string>) => {
  const edition = drawEdition('asv', drawn);
  const texts = Object.entries(others).map(([slug, text]) => drawEdition(slug, { 'Gen.1.1': text }));
  const record = { words: [], misread: [{ verse: 'Gen.1.1', word: 'five', right: 'give' }] };
  return versesByRef(mendWords(edition, new WordStock([edition, ...texts], new Set()), record).text).get('Gen.1.1');
};

test('a misread word becomes the one that two editions have between the same words, and only there', () => {
  expect(mend({ kjv: 'God give thee of the dew', darby: 'God give thee of heaven' })).toBe(
    'God give thee of the dew, and FIVE thee more',
  );
  expect(mend({ kjv: 'God give thee, and give thee', darby: 'God give thee, and give thee' })).toBe(
    'God give thee of the dew, and GIVE thee more',
  );
});

test('the build fails when only one edition has the right word, or Webster beside the King James Version', () => {
  const fault = new ContentError('asv Gen.1.1: no two editions have "give" where "five" stands.');
  expect(() => mend({ kjv: 'God give thee', darby: 'God shall give thee' })).toThrow(fault);
  expect(() => mend({ kjv: 'God give thee', wbt: 'God give thee' })).toThrow(fault);
});

test('the build fails when another edition has the word of our copy too', () => {
  expect(() => mend({ kjv: 'God give thee', darby: 'God give thee', web: 'God five thee' })).toThrow(ContentError);
});
