import fc from 'fast-check';
import { englishStem } from './english-stem';

it.each([
  ['create created creates createth creating'],
  ['smite smote smitten smiteth'],
  ['go went goeth gone'],
  ['man men man’s'],
  ['cry cried crieth cries'],
  ['stop stopped stoppeth'],
  ['God God’s gods'],
  ['heaven heavens Heaven'],
  ['child children'],
])('the forms "%s" have one stem', (forms) => {
  expect(new Set(forms.split(' ').map(englishStem)).size).toBe(1);
});

it.each([
  ['need', 'ne'],
  ['king', 'k'],
  ['east', 'ea'],
  ['his', 'hi'],
  ['priest', 'pri'],
])('the word %s is not read as an inflected form of %s', (word, other) => {
  expect(englishStem(word)).not.toBe(englishStem(other));
});

it('has the same stem for a word in capitals, and never an empty one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      expect(englishStem(word.toUpperCase())).toBe(englishStem(word));
      expect(englishStem(word)).not.toBe('');
    }),
  );
});
