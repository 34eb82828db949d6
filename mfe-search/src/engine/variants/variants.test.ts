import fc from 'fast-check';
import { wordsOf } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { allVerses } from '../../testing/verses';
import { termsOfWord } from '../terms';
import { irregularForms } from './irregular-forms';
import { beginningPairs, nameGroups } from './spelling-table';
import { variantsOf } from './variants';

/** The words of the King James Version, as terms. */
const kingJames = new Set(
  [...new Set(allVerses().flatMap(({ text }) => wordsOf(text)))]
    .map(termsOfWord)
    .flatMap(({ parts, whole }) => [...parts, ...(whole === undefined ? [] : [whole])]),
);
const has = (word: string) => kingJames.has(word);
const spellings = (word: string) => variantsOf(word, 'spelling', has).sort();
const forms = (word: string) => variantsOf(word, 'form', has).sort();

test.each([
  ['loves', ['lovest', 'loveth']],
  ['loveth', ['love', 'loves', 'lovest']],
  ['goest', ['go', 'goeth']],
  ['cries', ['criest', 'crieth']],
  ['sins', ['sinnest', 'sinneth']],
  ['redeemed', ['redeemedst']],
  ['you', ['thee', 'thou', 'ye']],
  ['thine', ['thy', 'your']],
  ['has', ['hast', 'hath']],
  ['says', ['saith', 'sayest']],
  ['spoke', ['spake', 'spakest']],
  ['brothers', ['brethren']],
  // Through another spelling.
  ['honors', ['honourest', 'honoureth']],
  ['shows', ['shewest', 'sheweth']],
])('%s is also found in its other forms %j', (word, expected) => {
  expect(forms(word)).toEqual(expected);
});

test.each([
  ['savior', ['saviour']],
  ['neighbor', ['neighbour']],
  ['counselor', ['counsellor']],
  ['judgement', ['judgment']],
  ['baptise', ['baptize']],
  ['scepter', ['sceptre']],
  ['defense', ['defence']],
  ['judea', ['judaea']],
  ['showbread', ['shewbread']],
  ['elijah', ['eliah', 'elias']],
  ['elias', ['eliah', 'elijah']],
  ['isaiah', ['esaias', 'jesaiah', 'jeshaiah']],
  ['noah', ['noe']],
  ['jeremiah', ['jeremias', 'jeremy']],
  ['melchizedek', ['melchisedec']],
  ['hallelujah', ['alleluia']],
])('%s is also found in its other spellings %j', (word, expected) => {
  expect(spellings(word)).toEqual(expected);
});

test.each([
  'hat',
  'car',
  'heth',
  'sheth',
  'beth',
  'greatest',
  'highest',
  'harvest',
  'forest',
  'nazareth',
  'twenty',
  'priest',
  'four',
])('%s, which only looks like a form of another word, has no variant', (word) => {
  expect([...forms(word), ...spellings(word).filter((other) => other !== 'seth')]).toEqual([]);
});

test('no word is a variant of one with another meaning', () => {
  expect([...forms('love'), ...spellings('love')]).not.toContain('charity');
  expect(spellings('jacob')).toEqual([]);
});

test('a word of the Bible is a variant of each of its variants, and each is a word of the Bible', () => {
  const asymmetric: string[] = [];
  for (const word of kingJames)
    for (const kind of ['spelling', 'form'] as const)
      for (const variant of variantsOf(word, kind, has)) {
        if (variant === word || !has(variant) || !variantsOf(variant, kind, has).includes(word))
          asymmetric.push(`${word} ${variant}`);
      }
  expect(asymmetric).toEqual([]);
});

test('each irregular form, old spelling and name of the tables is in the Bible', () => {
  const all = [...kingJames];
  const missing = irregularForms.flatMap(({ archaic }) => archaic.filter((word) => !has(word)));
  for (const pair of beginningPairs)
    if (!all.some((word) => pair.some((start) => word.startsWith(start)))) missing.push(pair[0]);
  for (const group of nameGroups) if (!group.some(has)) missing.push(group.join(' '));
  expect(missing).toEqual([]);
});

test('whatever a word is, its variants are different terms of the vocabulary, and not many', () => {
  const word = fc.oneof(
    fc.constantFrom(...kingJames),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.constantFrom('a', 'e', 'our', 'or', 'eth', 'est', 'l', 's', 'ae', 'i'), { maxLength: 20 })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(word, fc.boolean(), (text, hasAll) => {
      for (const kind of ['spelling', 'form'] as const) {
        const asked = new Set<string>();
        const found = variantsOf(text, kind, (each) => {
          asked.add(each);
          return hasAll || has(each);
        });
        expect(new Set(found).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(400);
        expect(found.every((each) => each !== text && asked.has(each))).toBe(true);
      }
    }),
    { numRuns: runs(300) },
  );
});
