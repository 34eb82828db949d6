import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The sections of ASVS 4.0.3 with the number of their requirements, in the chapters that the table has. */
const sections = `1.1 7, 1.2 4, 1.4 5, 1.5 4, 1.6 4, 1.7 2, 1.8 2, 1.9 2, 1.10 1, 1.11 3, 1.12 2, 1.14 6,
  2.1 12, 2.2 7, 2.3 3, 2.4 5, 2.5 7, 2.6 3, 2.7 6, 2.8 7, 2.9 3, 2.10 4,
  3.1 1, 3.2 4, 3.3 4, 3.4 5, 3.5 3, 3.7 1, 4.1 5, 4.2 2, 4.3 3,
  5.1 5, 5.2 8, 5.3 10, 5.4 3, 5.5 4, 7.1 4, 7.2 2, 7.3 4, 7.4 3, 8.1 6, 8.2 3, 8.3 8, 9.1 3, 9.2 5,
  10.1 1, 10.2 6, 10.3 3, 11.1 8, 12.1 3, 12.2 1, 12.3 6, 12.4 2, 12.5 2, 12.6 1, 13.1 5, 13.2 6, 13.3 2, 13.4 2,
  14.1 5, 14.2 6, 14.3 3, 14.4 7, 14.5 4`;
/** Numbers that this version no longer uses. */
const deleted = ['1.4.2', '1.4.3', '1.12.1', '4.1.4', '7.3.2', '13.1.2', '13.2.4', '14.3.1'];
const levelThree = [
  '2.2.4',
  '2.2.5',
  '2.2.6',
  '2.2.7',
  '1.11.3',
  '8.1.5',
  '8.1.6',
  '9.2.5',
  '10.1.1',
  '10.2.3',
  '10.2.4',
  '10.2.5',
  '10.2.6',
  '14.1.5',
];

const levelTwo = [...sections.matchAll(/([\d.]+) (\d+)/g)]
  .flatMap(([, section, count]) => Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`))
  .filter((number) => !deleted.includes(number) && !levelThree.includes(number));

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', , state = '', why = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    return { number, state, why };
  });

test('the security table has every requirement of ASVS 4.0.3 level 2 once, in its order', () => {
  expect(rows.map(({ number }) => number)).toEqual(levelTwo);
});

test('every row of the security table has a state and a reason', () => {
  const states = new Set(['met', 'not met', 'not applicable']);
  expect(rows.filter(({ state, why }) => !states.has(state) || why === '')).toEqual([]);
});

test('every requirement that is met names a test or a document', () => {
  expect(rows.filter(({ state, why }) => state === 'met' && !why.includes('`'))).toEqual([]);
});

test('every test and document that the security table names exists', () => {
  const named = rows.flatMap(({ number, why }) =>
    [...why.matchAll(/`([\w./-]+\.(?:tsx?|md|jsonc?|mjs))`(?: “([^”]+)”)?/g)].map(([, file = '', title = '']) => ({
      number,
      file,
      title,
    })),
  );
  const unescape = (text: string) => text.replaceAll(String.raw`\'`, "'");
  const missing = named.filter(
    ({ file, title }) => !existsSync(path.join(root, file)) || !unescape(read(file)).includes(title),
  );
  expect(missing).toEqual([]);
  expect(named.filter(({ title }) => title !== '').length).toBeGreaterThan(100);
});
