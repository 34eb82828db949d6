import { join } from 'node:path';
import { ImportLog } from '../import-log';
import { filesIn, scratchFolder } from '../testing/run-sample';
import { readTopics } from './read-topics';

const scratch = scratchFolder();
function read(text: string) {
  const log = new ImportLog('naves', false);
  const entries = readTopics(join(filesIn(scratch, { 'nave.imp': text }), 'nave.imp'), 'nave.imp', log);
  return { entries, log };
}
const entry = (key: string, def: string) => `$$$${key}\n<entryFree n="${key}"> <def> ${def}</def> </entryFree>\n`;
const ref = (osis: string, words: string) => `<ref osisRef="${osis}">${words}</ref>`;

test('an entry of a topical dictionary becomes a word with lists, linked references and their verses', () => {
  const { entries } = read(
    entry(
      'ABEL-BETH OF THE EAST',
      `<lb/>→ A place ${ref('Gen.1.1-Gen.1.2', 'Ge 1:1,2')}; ${ref('Jude.1.3', 'Jude 3')} ` +
        `<lb/>2. A stone <list> <item>Seen by Job ${ref('Job.1', 'Job 1')}</item> </list>`,
    ),
  );
  expect(entries).toMatchObject([
    {
      key: 'ABEL-BETH OF THE EAST',
      typename: 'DictionaryWord',
      name: 'Abel-beth of the East',
      summary: 'A place; A stone',
      body: [
        {
          kind: 'list',
          items: [
            [
              { kind: 'text', text: 'A place ' },
              { kind: 'reference', text: 'Ge 1:1,2', osis: 'Gen.1.1-Gen.1.2' },
              { kind: 'text', text: '; ' },
              { kind: 'reference', text: 'Jude 3', osis: 'Jude.1.3' },
            ],
          ],
        },
        { kind: 'paragraph', inlines: [{ kind: 'text', text: '2. A stone' }] },
        {
          kind: 'list',
          items: [
            [
              { kind: 'text', text: 'Seen by Job ' },
              { kind: 'reference', text: 'Job 1' },
            ],
          ],
        },
      ],
    },
  ]);
  expect(entries[0]?.verses).toHaveLength(3 + 22);
});

test('two entries of one name have keys of their own, and a mere link to another entry is left out', () => {
  const { entries, log } = read(
    entry('SIN', `<lb/>→ A desert ${ref('Exod.16.1', 'Ex 16:1')}`) +
      entry('SIN', `<lb/>→ A fault ${ref('Rom.2.1', 'Ro 2:1')}`) +
      entry('SINS', '<lb/>→ See <ref target="Nave:SIN">SIN</ref>'),
  );
  expect(entries.map(({ key }) => key)).toEqual(['SIN', 'SIN:2']);
  expect(log.skipped).toMatchObject([{ ref: 'SINS' }]);
});

test('a reference that ends inside a word and one that names no verse stay plain text', () => {
  const { entries, log } = read(
    entry(
      'ABDON',
      `<lb/>→ Son of ${ref('Mic.2', 'Micah 2')}Ch 34:20 ${ref('PrAzar.1.2', 'Azar 2')} ${ref('Gen.1.1', 'Ge 1:1')}`,
    ),
  );
  expect(entries[0]?.verses).toEqual([1_001_001]);
  expect(log.skipped.map(({ ref: skipped }) => skipped)).toEqual(['ABDON: Micah 2Ch 34:20 ', 'ABDON: PrAzar.1.2']);
});

test.each([
  ['an unknown element', entry('A', '<foo/>'), 'nave.imp:2: The element <foo> is not known.'],
  ['an entry that is cut off', '$$$A\n<entryFree n="A"> <def>\n', 'nave.imp:2: This is not well-formed XML'],
  ['a module of another kind', '$$$A\nA word.\n', 'nave.imp:2: This is not an entry of a topical dictionary in TEI'],
  ['an empty file', '\n', 'nave.imp has no entry.'],
])('%s stops the import of a dictionary', (_what, text, sentence) => {
  expect(() => read(text)).toThrow(sentence);
});
