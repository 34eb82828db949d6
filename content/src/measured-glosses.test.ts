import { spawnSync } from 'node:child_process';
import { verseNumber, readGloss } from '@manna/shared/domain';
import { bookOfKey } from './importers/sword/sword-books';
import { readRecords } from './release/emit/read-release';
import { builtRelease } from './testing/built-release';

const LONGEST_MS = 120_000;
/** The share of glosses with a word that the module numbers which must have the number of their own Hebrew word. */
const SAME_NUMBER = 0.98;
/** Strong's has 'man' and 'men' apart; the Hebrew source has one word. */
const sameWord: Readonly<Record<string, string>> = { H582: 'H376' };

/** The numbers at the words of a verse: small letters to Strong's numbers. */
type NumberedWords = Map<string, Set<string>>;

function numberedWords(osis: string): NumberedWords {
  const numbered: NumberedWords = new Map();
  for (const [, lemma = '', text = ''] of osis.matchAll(/<w lemma="([^"]*)"[^>]*>([^<]*)<\/w>/g)) {
    const numbers = [...lemma.matchAll(/strong:H0*(\d+)/g)].map(([, number = '']) => `H${number}`);
    for (const word of text.toLowerCase().match(/[a-z]+(?:['’-][a-z]+)*/g) ?? [])
      numbered.set(
        word,
        new Set([...(numbered.get(word) ?? []), ...numbers.map((number) => sameWord[number] ?? number)]),
      );
  }
  return numbered;
}

/** Reads an export of mod2imp: a line with a key, and the entry in the lines below it. */
function readModule(exported: string): Map<number, NumberedWords> {
  const verses = new Map<number, NumberedWords>();
  for (const entry of exported.split('$$$')) {
    const [key = '', ...lines] = entry.split('\n');
    const [, name = '', chapter = '', verse = ''] = /^(.+) (\d+):(\d+)$/.exec(key.trim()) ?? [];
    const book = name === '' ? undefined : bookOfKey(name);
    if (!book || verse === '0') continue;
    verses.set(
      verseNumber({ book: book.number, chapter: Number(chapter), verse: Number(verse) }),
      numberedWords(lines.join('\n').replaceAll(/<(note|title)\b.*?<\/\1>/gs, '')),
    );
  }
  return verses;
}

const exported = spawnSync('mod2imp', ['engKJV2006eb'], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const isInstalled = exported.error === undefined && exported.stdout.includes('$$$Genesis 1:1');
const sentence = 'nearly all glosses are words that Debian’s King James Version gives the same Strong’s number';

if (isInstalled) {
  test(
    sentence,
    () => {
      const module = readModule(exported.stdout);
      let same = 0;
      let other = 0;
      for (const { id, words } of readRecords(builtRelease(), 'words.ndjson')) {
        for (const { gloss, morphology, strongs } of words) {
          if (gloss === undefined || strongs === undefined) continue;
          const stem = readGloss(gloss, morphology).stem.toLowerCase().split(' ');
          const numbers = stem.flatMap((word) => [...(module.get(id)?.get(word) ?? [])]);
          if (numbers.includes(strongs)) same += 1;
          else if (numbers.length > 0) other += 1;
        }
      }
      process.stderr.write(`${same} glosses have the module's number, ${other} another one\n`);
      expect(same + other).toBeGreaterThan(200_000);
      expect(same / (same + other)).toBeGreaterThan(SAME_NUMBER);
    },
    LONGEST_MS,
  );
} else {
  process.stderr.write(`${sentence} (skipped: libsword-utils or sword-text-kjv of Debian is not installed)\n`);
  test.skip(`${sentence} (skipped: Debian’s module is not installed)`, () => undefined);
}
