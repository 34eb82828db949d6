import fc from 'fast-check';
import lunr from 'lunr';
import { formatBibleListing } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { versesOf } from '../testing/verses';
import { addClauses } from './clauses';
import { openCollection } from './collection';
import { MAX_QUERY_WORDS } from './grammar/clause-writer';
import { MAX_QUERY_LENGTH, parseQuery } from './query-grammar';

const { OPTIONAL, REQUIRED } = lunr.Query.presence;
const chapters = ['Genesis 1', 'Genesis 22', 'Psalms 23', 'John 1', 'Genesis 35'];
const bible = openCollection(
  'bible',
  formatBibleListing(
    chapters.map((name) => ({ osisId: name.replace(' ', '.'), verses: versesOf(name).map(({ text }) => text) })),
  ),
);

/** The clauses of the words themselves. */
const plainClauses = (query: string) => parseQuery(query).clauses.filter(({ variants }) => !variants);
const search = (query: string, limit = 1000) =>
  bible.index.queryTop((builder) => addClauses(builder, parseQuery(query).clauses), limit);
const found = (query: string) => {
  const { clauses } = parseQuery(query);
  return clauses.length === 0 ? [] : search(query).results.map(({ ref }) => ref);
};
const inOrder = (query: string) => found(query).sort();
const textsOf = (query: string) =>
  search(query).results.map(({ document }) => bible.textsOf(document).flat().join(' ').toLowerCase());

test.each(['', '   ', '\n\t', '""', '"  "', '-', '+', '- +', '!?…', '-""', '\u0000\u202e', '😀'])(
  'a query without a letter or digit asks for nothing: %j',
  (query) => {
    expect(parseQuery(query)).toEqual({ clauses: [], isCut: false });
  },
);

test('a word is searched plainly, and with more than three letters misspelt, too', () => {
  expect(plainClauses('Man heaven of')).toEqual([
    { term: 'man', boost: 100, presence: OPTIONAL },
    { term: 'heaven', boost: 100, presence: OPTIONAL },
    { term: 'heaven', boost: 1, presence: OPTIONAL, editDistance: 1 },
    { term: 'of', boost: 100, presence: OPTIONAL },
    { term: 'of*', boost: 10, presence: OPTIONAL },
  ]);
});

test('a word is also found in other spellings, which count nearly as much, and in other forms, which count half', () => {
  expect(parseQuery('man').clauses.filter(({ variants }) => variants)).toEqual([
    { term: '\u0000', variants: { kind: 'spelling', of: 'man' }, boost: 90, presence: OPTIONAL },
    { term: '\u0000', variants: { kind: 'form', of: 'man' }, boost: 50, presence: OPTIONAL },
  ]);
  expect(inOrder('leads ')).toEqual(['Psalms.23.2', 'Psalms.23.3']);
  expect(textsOf('isaac and you').some((text) => text.includes('thee'))).toBe(true);
});

test('no other spelling or form is found for a word that is in quotes, required or excluded', () => {
  for (const query of ['"leads"', '+leads ', '-leads']) expect(found(query)).toEqual([]);
  expect(textsOf('leadeth -lead').length).toBe(2);
});

test('the last word is found as the start of a word, and no other word is', () => {
  expect(inOrder('firmam')).toEqual(inOrder('firmament'));
  expect(found('firmam xyzzy')).toEqual([]);
});

test('a word of more than three letters is found with one letter wrong, missing, added or moved', () => {
  const correct = inOrder('firmament');
  for (const misspelt of ['firmiment', 'firmment', 'firmmament', 'fimrament'])
    expect(inOrder(misspelt)).toEqual(correct);
  expect(found('firmmiment')).toEqual([]);
  // Three letters: 'sae' does not find 'sea'.
  expect(found('sae')).toEqual([]);
});

test('a phrase in quotes is required, also beside other words', () => {
  expect(parseQuery('"In the beginning" god').clauses[0]).toEqual({
    term: '\u0000',
    phrases: [['in', 'the', 'beginning']],
    boost: 1000,
    presence: REQUIRED,
  });
  expect(inOrder('"in the beginning"')).toEqual(['Genesis.1.1', 'John.1.1', 'John.1.2']);
  expect(inOrder('"in the beginning" word')).toEqual(['Genesis.1.1', 'John.1.1', 'John.1.2']);
  expect(found('"the beginning in"')).toEqual([]);
  expect(inOrder('“in the beginning”')).toEqual(inOrder('"in the beginning"'));
});

test('a single word in quotes is required and is not misspelt or the start of another', () => {
  expect(parseQuery('"firm"').clauses).toEqual([{ term: 'firm', boost: 1000, presence: REQUIRED }]);
  expect(found('"firm"')).toEqual([]);
});

test('a quote is a plain word until it is closed', () => {
  expect(parseQuery('"in the begin')).toEqual(parseQuery('in the begin'));
  expect(parseQuery('"god said" "let there').clauses.slice(1)).toEqual(parseQuery('let there').clauses);
});

test('a minus excludes a word or a phrase, a plus requires it', () => {
  expect(textsOf('waters -spirit').length).toBeGreaterThan(5);
  expect(textsOf('waters -spirit').filter((text) => text.includes('spirit'))).toEqual([]);
  expect(inOrder('"in the beginning" -"with god"')).toEqual(['Genesis.1.1']);
  expect(inOrder('+abraham isaac').length).toBeGreaterThan(5);
  expect(textsOf('+abraham isaac').filter((text) => !text.includes('abraham'))).toEqual([]);
  expect(inOrder('+"in the beginning" +god')).toEqual(['Genesis.1.1', 'John.1.1', 'John.1.2']);
});

test('a minus or plus within a word, or alone, is no operator', () => {
  expect(parseQuery('love - fear')).toEqual(parseQuery('love fear'));
  expect(parseQuery('well-known').clauses.every(({ presence }) => presence === OPTIONAL)).toBe(true);
  expect(plainClauses('x-"god said"')[1]).toMatchObject({ presence: REQUIRED });
});

test('the last word, if it is required, is the start of a word until a space follows it', () => {
  expect(inOrder('+god +firmam')).toEqual(inOrder('+god +firmament'));
  expect(found('+god +firmam ')).toEqual([]);
});

test('a query that only excludes finds nothing', () => {
  expect(found('-god')).toEqual([]);
  expect(found('-god -"in the beginning"')).toEqual([]);
});

test('special characters are ignored outside of quotes', () => {
  expect(inOrder('*firmament^10~2:')).toEqual(inOrder('firmament 10 2'));
  expect(inOrder("lord's")).toEqual(inOrder('lord'));
  expect(plainClauses('shepherd,want;').map(({ term }) => term)).toEqual([
    'shepherd',
    'shepherd',
    'want',
    'want*',
    'want',
  ]);
});

test('a compound is found with its hyphen, without it, and as two words in quotes', () => {
  const bethel = inOrder('"bethel"');
  expect(bethel.length).toBeGreaterThan(3);
  expect(inOrder('+Bethel ')).toEqual(bethel);
  // Genesis 35:7 has 'El-beth-el', of which 'beth' and 'el' are parts.
  const parts = [...bethel, 'Genesis.35.7'].sort();
  for (const query of ['"beth-el"', '"Beth el"', '+beth-el ']) expect(inOrder(query)).toEqual(parts);
  expect(inOrder('"came to bethel"')).toEqual(inOrder('"came to beth-el"'));
});

test('a document with the whole word is before those with its start or a similar word', () => {
  expect(textsOf('god')[0]).toMatch(/\bgod\b/);
  const [first = ''] = textsOf('light');
  expect(first).toMatch(/\blight\b/);
});

test('a query that is too long is cut and says so', () => {
  for (const long of [
    'a'.repeat(100_000),
    'in the '.repeat(15_000),
    '"'.repeat(10_000),
    '-"'.repeat(50_000),
    '😀'.repeat(50_000),
  ]) {
    const { clauses, isCut, cutBy } = parseQuery(long);
    expect([isCut, cutBy]).toEqual([true, 'length']);
    expect(clauses.length).toBeLessThanOrEqual(5 * MAX_QUERY_WORDS + 1);
  }
  const many = Array.from({ length: MAX_QUERY_WORDS + 1 }, (_, index) => `w${index}`).join(' ');
  expect(many.length).toBeLessThan(MAX_QUERY_LENGTH);
  expect(parseQuery(many).cutBy).toBe('length');
  expect(parseQuery(many.slice(0, many.lastIndexOf(' '))).isCut).toBe(false);
});

test('a query with five words with * or ?, or NEARs, loses the fifth and says why', () => {
  const { clauses, cutBy } = parseQuery('ab* cd* ef* gh* ij* light');
  expect(cutBy).toBe('patterns');
  expect(clauses.map(({ term }) => term)).toEqual(expect.arrayContaining(['gh*', 'light']));
  expect(clauses.map(({ term }) => term)).not.toContain('ij*');
  expect(parseQuery('ab* cd* ef* gh* light').cutBy).toBeUndefined();
  expect(parseQuery('a NEAR/2 b c NEAR/2 d e NEAR/2 f g NEAR/2 h i NEAR/2 j').cutBy).toBe('patterns');
});

test('a query is not cut in the middle of a character', () => {
  const [clause] = parseQuery(`${'a'.repeat(MAX_QUERY_LENGTH - 1)}𐤀𐤀`).clauses;
  expect(clause?.term).toBe('a'.repeat(MAX_QUERY_LENGTH - 1));
});

test('directions of text, accents and Hebrew points do not matter', () => {
  expect(parseQuery('\u202b-god\u202c love')).toEqual(parseQuery('-god love'));
  expect(parseQuery('gód lo\u00adve')).toEqual(parseQuery('god love'));
  expect(parseQuery('"בְּרֵאשִׁית בָּרָא"').clauses).toEqual(parseQuery('"בראשית ברא"').clauses);
});

test('no query throws, and each is bounded', () => {
  const piece = fc.constantFrom(
    '"',
    '-',
    '+',
    ' ',
    '*',
    '~',
    '^',
    ':',
    '\\',
    "'",
    '\u0000',
    '\u202e',
    'בָּ',
    '😀',
    '\ud800',
    'god',
  );
  const query = fc.oneof(
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  );
  fc.assert(
    fc.property(query, (text) => {
      const { clauses } = parseQuery(text);
      expect(clauses.length).toBeLessThanOrEqual(5 * MAX_QUERY_WORDS + 1);
      expect(clauses.every(({ term }) => /^[\p{L}\p{N}*?]+$|^\0$/u.test(term))).toBe(true);
      expect(search(text, 3).results.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: runs(500) },
  );
});
