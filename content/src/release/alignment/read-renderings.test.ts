import { englishStem } from './english-stem';
import { readRenderings } from './read-renderings';

it.each([
  ['dark(-ness), night.', 'dark darkness night'],
  ['chief, (fore-) father(-less), principal.', 'chief forefather father fatherless principal'],
  ['destroy(-uction), perish.', 'destroy destruction perish'],
  ['(make to) enjoy, look (out, up).', 'make enjoy look out up'],
  ['without form, nothing.', 'without form nothing'],
  ['Beth-el.', 'Bethel'],
])('the lexicon’s list "%s" has all these words', (list, words) => {
  const stems = readRenderings(list);
  expect(words.split(' ').filter((word) => !stems.has(englishStem(word)))).toEqual([]);
});

it('leaves out the lexicon’s own remarks', () => {
  const stems = readRenderings('chief, patrimony (idiom), not escape (in a phrase). Compare names in Abi-.');
  expect([...stems].sort()).toEqual(['chief', 'escap', 'not', 'patrimoni']);
});
