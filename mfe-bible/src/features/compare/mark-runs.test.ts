import fc from 'fast-check';
import { wordsOf, type Run } from './align-verses';
import { markRuns } from './mark-runs';
import { differingWords, type Span } from './word-differences';

const differing = (base: string, text: string) => differingWords(base, text).map(([from, to]) => text.slice(from, to));

describe('the words of a text that are missing in another', () => {
  it.each([
    ['In the beginning God created the heaven', 'In the beginning, God created the heavens', ['heavens']],
    ['And the earth was without form', 'The earth was formless', ['formless']],
    ['LORD, how are they', 'Yahweh, how many are they', ['Yahweh', 'many']],
    ['the king’s word', "the king's word", []],
    ['one two', 'three four five', ['three four five']],
    ['', 'One, two', ['One, two']],
    ['one', '', []],
  ])('%p and %p', (base, text, words) => {
    expect(differing(base, text)).toEqual(words);
  });

  it('are empty if only capitals and punctuation differ', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/));
    fc.assert(
      fc.property(words, (list) => expect(differing(list.join(' '), list.join(', ').toUpperCase())).toEqual([])),
    );
  });
});

describe('the words of a verse with marks', () => {
  const run = fc.oneof(
    fc.string({ minLength: 1, maxLength: 5 }),
    fc.record({ text: fc.string({ minLength: 1, maxLength: 5 }), added: fc.constant(true as const) }),
  );

  it('are the same words, with the differing ones marked', () => {
    const spans = fc.array(fc.nat(40), { maxLength: 8 }).map((ends) => {
      const sorted = [...new Set(ends)].sort((one, other) => one - other);
      return sorted.flatMap((from, index): Span[] => {
        const to = sorted[index + 1];
        return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
      });
    });
    fc.assert(
      fc.property(fc.array(run), spans, (runs: Run[], places) => {
        const marked = markRuns(runs, places);
        const text = runs.map(wordsOf).join('');
        expect(marked.map((each) => wordsOf(each.run)).join('')).toBe(text);
        expect(marked.flatMap((each) => (each.differs ? wordsOf(each.run) : [])).join('')).toBe(
          places.map(([from, to]) => text.slice(from, to)).join(''),
        );
      }),
    );
  });
});
