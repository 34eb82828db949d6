import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { bookNames } from '@manna/shared/domain';
import { parseReference } from '@manna/shared/domain/references';
import { dialogText } from './dialog-text';
import { nearReferences } from './near-references';
import { suggestPassages } from './suggest-passages';
import { problemText } from '../names/problem-text';

const misspelt = readFileSync(`${__dirname}/misspelt-references.txt`, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' = ') as [typed: string, meant: string]);

const setting = {
  names: bookNames,
  text: dialogText,
  problems: problemText,
  translation: 'kjv',
  leftOut: 'kjv',
  offered: undefined,
};

describe('a reference with a misspelt book', () => {
  it.each(misspelt)('%s is not read, and %s is offered first', (typed, meant) => {
    expect(parseReference(typed).ok).toBe(false);
    const { rows, problem } = suggestPassages(typed, setting);
    expect(problem).toBe('Invalid Reference');
    expect(rows[0]?.text).toBe(`${meant.replace('Philemon 6', 'Philemon 1:6')}?`);
  });
});

describe('the suggestions for a long text', () => {
  // Processor time in milliseconds, because other processes may be running too. It counts the compiler and the garbage
  // collector, which are not in each of three runs.
  const spent = (work: () => unknown): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const began = process.cpuUsage();
        work();
        return process.cpuUsage(began).user / 1_000;
      }),
    );

  it.each(['x', ' ', 'jhon ', '1', '- ', '1 jhon 3:16; ', 'á', 'Genesis', '\u{1F600}'])(
    'take less than 20 milliseconds for 100,000 characters of %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(100_000 / piece.length));
      expect(spent(() => nearReferences(text, bookNames))).toBeLessThan(20);
      expect(spent(() => suggestPassages(text, setting))).toBeLessThan(20);
    },
  );

  it('take less than 20 milliseconds for any text of up to 500 characters', () => {
    const piece = fc.constantFrom('x', ' ', 'jhon', '1', '-', ';', 'á', 'thess', '3:16', '.');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 100, maxLength: 500 }), (pieces) => {
        const text = pieces.join('').slice(0, 500);
        expect(spent(() => suggestPassages(text, setting))).toBeLessThan(20);
      }),
    );
  });
});
