import type { ChapterText, HebrewWord } from '@manna/shared/contracts';
import type { SourceText } from '../../base/source';

/** YHWH, and YHWH with the vowels of Elohim, which stands beside Adonai and which English has as GOD. */
const YHWH = 'H3068';
const YHWH_AS_GOD = 'H3069';
const YAH = 'H3050';
/** Other words that an English Bible may have as 'Lord': Adonai, adon and the Aramaic mare. */
const otherLords: ReadonlySet<string> = new Set(['H136', 'H113', 'H4756']);

/** The names of a King James verse in order: true for LORD and JEHOVAH, false for Lord. */
const namesOf = (kjv: string): boolean[] =>
  [...kjv.matchAll(/\b(?:LORD|Lord|JEHOVAH)\b/g)].map(([name]) => name !== 'Lord');

const count = (words: readonly (string | undefined)[], strongs: string): number =>
  words.filter((word) => word === strongs).length;

/**
 * Which of a verse's words 'Lord' stand for the name YHWH, in order; undefined if that is not certain. It is certain if
 * the Hebrew has no other word for 'Lord' and the name at least as often as the verse has 'Lord', or if the King James
 * Version has as many words for both and as many capitals as the Hebrew has names.
 */
function namesInVerse(lords: number, hebrew: readonly HebrewWord[], kjv: string): boolean[] | undefined {
  // A written word that is read otherwise is followed by what is read for it.
  const words = hebrew.filter(({ title, reading }) => !title && reading !== 'ketiv').map(({ strongs }) => strongs);
  const names = count(words, YHWH);
  const asGod = count(words, YHWH_AS_GOD);
  const hasOther = words.some((word) => word !== undefined && otherLords.has(word));
  if (names + asGod === 0 || lords === 0) return undefined;
  if (!hasOther && asGod === 0 && lords <= names) return Array.from({ length: lords }, () => true);
  const inKjv = namesOf(kjv);
  const capitals = inKjv.filter(Boolean).length;
  const isSame = capitals === names || capitals === names + count(words, YAH);
  return inKjv.length === lords && isSame && (kjv.match(/\bGOD\b/g)?.length ?? 0) === asGod ? inKjv : undefined;
}

/** Whether each 'Lord God' of a verse is Adonai YHWH, which English has as 'Lord GOD'. */
function isLordGod(text: string, hebrew: readonly HebrewWord[]): boolean {
  const strongs = hebrew.map((word) => word.strongs);
  const pairs = strongs.filter((word, index) => word === YHWH_AS_GOD && strongs[index - 1] === 'H136').length;
  return pairs > 0 && pairs === (text.match(/\bLord God\b/g)?.length ?? 0);
}

function restoredVerse(text: string, hebrew: readonly HebrewWord[], kjv: string): string {
  const names = namesInVerse(text.match(/\bLord\b/g)?.length ?? 0, hebrew, kjv);
  const asGod = isLordGod(text, hebrew) ? text.replace(/\bLord God\b/g, 'Lord GOD') : text;
  let at = 0;
  return names ? asGod.replace(/\bLord\b/g, (word) => (names[at++] ? 'LORD' : word)) : asGod;
}

/** 'Lord OF LordS', between words in capitals, was written in capitals throughout. */
const amongCapitals = /\bLord(?=S\b| OF\b)/g;

/**
 * Restores LORD for the name YHWH, and GOD for it beside Adonai, in an edition whose source has lost those capitals.
 * The Hebrew words and the King James verses are by OSIS id. A verse in which that is not certain stays as it is. The
 * length of no text changes. Returns how many verses changed.
 */
export function restoreDivineName<T extends Pick<SourceText, 'chapters'>>(
  text: T,
  hebrew: ReadonlyMap<string, readonly HebrewWord[]>,
  kjv: ReadonlyMap<string, string>,
): { text: T; restored: number } {
  let restored = 0;
  const chapters = text.chapters.map((chapter): ChapterText => {
    let { content } = chapter;
    for (const { kind, min, max, ref = '' } of chapter.styling) {
      if (kind !== 'verse') continue;
      const before = content.slice(min, max);
      const after = restoredVerse(before, hebrew.get(ref) ?? [], kjv.get(ref) ?? '').replace(amongCapitals, 'LORD');
      if (after === before) continue;
      restored += 1;
      content = content.slice(0, min) + after + content.slice(max);
    }
    return content === chapter.content ? chapter : { ...chapter, content };
  });
  return { text: { ...text, chapters }, restored };
}
