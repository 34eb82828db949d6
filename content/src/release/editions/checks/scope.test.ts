import { checks } from '../gate';
import { appliesTo } from './scope';

const checksFor = (language: string) =>
  checks.filter(({ scope }) => appliesTo(scope, language)).map(({ kind }) => kind);
const forAll = ['placeholder', 'ellipsis', 'spreadsheet value', 'lost verse', 'untrue omission'];
const forLatin = ['broken off', 'length cap', 'punctuation without a space', 'psalm title'];
const forSpanish = ['capital inside a word', 'lone letter', 'Selah'];
const forEnglish = ['unknown word', 'misread word', 'other number'];

test.each([
  ['he', forAll],
  ['ru', forAll],
  ['pt-BR', [...forAll, ...forLatin]],
  // Zulu has capitals inside words: 'uNkulunkulu'.
  ['zu', [...forAll, ...forLatin]],
  ['es', [...forAll, ...forLatin, ...forSpanish]],
  ['es-MX', [...forAll, ...forLatin, ...forSpanish]],
  ['en', [...forAll, ...forLatin, ...forSpanish, ...forEnglish]],
  ['en-GB', [...forAll, ...forLatin, ...forSpanish, ...forEnglish]],
])('an edition in %s is held to the checks that know its letters and words', (language, kinds) => {
  expect(checksFor(language).sort()).toEqual([...kinds].sort());
});
