import { drawChapter } from '../../testing/draw-chapter';
import { layOutChapter } from '../../base/bible/lay-out-chapter';
import { ImportLog } from '../import-log';
import { locateBy } from '../scripture/locate';
import { settleBook } from '../scripture/settle-book';
import { filesIn, scratchFolder } from '../testing/run-sample';
import { readSword } from './read-sword';
import { settleReinaValera } from './reina-valera-1909';

const scratch = scratchFolder();
const entry = (key: string, text: string) => `$$$${key}\n${text}\n`;

/** The chapters of a module's first book as they are drawn, by OSIS id. */
function drawn(...entries: string[]): Record<string, string[]> {
  const log = new ImportLog('rv', false);
  const [raw] = readSword(filesIn(scratch, { 'a.imp': entries.join('') }), log);
  if (!raw) throw new Error('The book was not read.');
  const { osisId } = raw.book;
  return Object.fromEntries(
    [...settleBook(settleReinaValera(raw), locateBy('kjv'), log)].map(([chapter, blocks]) => [
      `${osisId}.${chapter}`,
      drawChapter(layOutChapter({ osisId: `${osisId}.${chapter}`, blocks })),
    ]),
  );
}

test('a chapter that begins a verse earlier gets the King James Version’s numbers, and its last verse is divided', () => {
  const chapters = drawn(
    entry('Jonah 1:16', 'Antes.'),
    entry('Jonah 2:1', 'Un pez.'),
    entry('Jonah 2:2', 'Y oró.'),
    entry('Jonah 2:10', 'Yo empero pagaré. Y mandó Jehová al pez.'),
    entry('Jonah 4:11', 'Fin.'),
  );
  expect(chapters['Jonah.1']?.join()).toContain('(16 Antes.)');
  expect(chapters['Jonah.1']?.join()).toContain('(17 Un pez.)');
  expect(chapters['Jonah.2']?.join()).toContain('(1 Y oró.)');
  expect(chapters['Jonah.2']?.join()).toContain('(9 Yo empero pagaré.) (10 Y mandó Jehová al pez.)');
});

test('a psalm’s title ends before the first word in capitals, and Aleluya is part of the psalm', () => {
  const chapters = drawn(
    entry('Psalms 3:1', 'Salmo de David. ¡OH Jehová!'),
    entry('Psalms 65:1', 'Cántico. Á TI clamo.'),
    entry('Psalms 111:1', 'Aleluya. ALABARÉ.'),
    entry('Psalms 112:1', 'BIENAVENTURADO.'),
    entry('Psalms 150:6', 'Fin.'),
  );
  expect(chapters['Ps.3']?.slice(0, 2)).toEqual(['title: Salmo de David.', expect.stringContaining('(1 ¡OH Jehová!)')]);
  expect(chapters['Ps.65']?.[0]).toBe('title: Cántico.');
  expect(chapters['Ps.111']?.[0]).toContain('(1 Aleluya. ALABARÉ.)');
  expect(chapters['Ps.112']?.[0]).toContain('(1 BIENAVENTURADO.)');
});

test('what follows the last Amén of a letter is its subscription', () => {
  const chapters = drawn(
    entry('Philemon 1:1', 'Pablo. Amén. Y más.'),
    entry('Philemon 1:25', 'Gracia. Amén. Enviada de Roma.'),
  );
  expect(chapters['Phlm.1']?.at(0)).toContain('(1 Pablo. Amén. Y más.)');
  expect(chapters['Phlm.1']?.at(-1)).toBe('colophon: Enviada de Roma.');
});

test('a module whose verses are not divided as expected is refused', () => {
  expect(() => drawn(entry('Jonah 2:10', 'Otra cosa.'), entry('Jonah 4:11', 'Fin.'))).toThrow(
    'Jonah.2.10 of the Reina-Valera does not have the words by which it is parted; this is another edition.',
  );
});
