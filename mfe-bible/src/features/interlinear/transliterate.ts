import { prefixCount } from '@manna/shared/domain';

// Hebrew in Latin letters for readers who do not know Hebrew, as in popular books: 'bereshit bara elohim'. Long and short
// vowels are not told apart.

/** A consonant with its signs. */
interface Cluster {
  letter: string;
  signs: string;
  /** Whether a new part of the word begins here: a prefix before it has ended. */
  startsPart: boolean;
}

const SHEWA = '\u05b0';
const HATAF_QAMATS = '\u05b3';
const HIRIQ = '\u05b4';
const TSERE = '\u05b5';
const PATAH = '\u05b7';
const QAMATS = '\u05b8';
const HOLAM = '\u05b9';
const HOLAM_OF_VAV = '\u05ba';
const DAGESH = '\u05bc';
const SIN_DOT = '\u05c2';
/** Meteg and the accents, which mark syllables that are stressed or spoken slowly. */
const STRESS = /[\u0591-\u05af\u05bd]/;

const vowels: Readonly<Record<string, string>> = {
  '\u05b1': 'e',
  '\u05b2': 'a',
  [HATAF_QAMATS]: 'o',
  [HIRIQ]: 'i',
  [TSERE]: 'e',
  '\u05b6': 'e',
  [PATAH]: 'a',
  [QAMATS]: 'a',
  [HOLAM]: 'o',
  [HOLAM_OF_VAV]: 'o',
  '\u05bb': 'u',
  '\u05c7': 'o',
};
const VOWEL = new RegExp(`[${Object.keys(vowels).join('')}]`);

const consonants: Readonly<Record<string, string>> = {
  א: '',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ch',
  ט: 't',
  י: 'y',
  כ: 'kh',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: '‘',
  פ: 'f',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'q',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
/** What a dagesh changes the sound of. */
const hard: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', ך: 'k', פ: 'p', ף: 'p' };

const NAME_OF_GOD = 'יהוה';

function clustersOf(parts: readonly string[]): Cluster[] {
  return parts.flatMap((part, at) =>
    [...part.matchAll(/([א-ת])([^א-ת]*)/g)].map(([, letter = '', signs = ''], index) => ({
      letter,
      signs,
      startsPart: at > 0 && index === 0,
    })),
  );
}

const has = (cluster: Cluster | undefined, sign: string): boolean => cluster?.signs.includes(sign) ?? false;
const vowelOf = ({ signs }: Cluster): string | undefined => VOWEL.exec(signs)?.[0];
/** Whether a letter has neither a vowel nor a shewa nor a dagesh: it only lengthens the vowel before it. */
const isBare = (cluster: Cluster | undefined): boolean =>
  cluster !== undefined && vowelOf(cluster) === undefined && !has(cluster, SHEWA) && !has(cluster, DAGESH);
const isVowelVav = (cluster: Cluster, before: Cluster | undefined): boolean => {
  if (cluster.letter !== 'ו' || (before && (vowelOf(before) !== undefined || has(before, SHEWA)))) return false;
  return has(cluster, HOLAM) || (has(cluster, DAGESH) && vowelOf(cluster) === undefined && !has(cluster, SHEWA));
};

/**
 * Whether the qamats of a cluster is said 'o', as in 'chokhmah': its syllable is closed and not stressed. In a perfect the
 * same signs open the syllable: 'hayetah'.
 */
function isQamatsShort(clusters: readonly Cluster[], index: number, isPerfect: boolean): boolean {
  const [cluster, next, last] = clusters.slice(index, index + 3);
  if (!cluster || !next || STRESS.test(cluster.signs)) return false;
  if (has(next, HATAF_QAMATS)) return true;
  return !isPerfect && has(next, SHEWA) && last !== undefined && !has(next, DAGESH);
}

/** Whether a shewa is said. `sounded` is the vowel before its letter, '' if there is none. */
function isSaid(clusters: readonly Cluster[], index: number, sounded: string): boolean {
  const [before, cluster, next] = [clusters[index - 1], clusters[index], clusters[index + 1]];
  if (!cluster || !next) return false;
  if (!before) return true;
  if (has(before, SHEWA)) return true;
  if (has(cluster, DAGESH) && sounded !== '') return true;
  if (next.letter === cluster.letter) return true;
  if (cluster.startsPart) return sounded === 'a' || sounded === 'e';
  // After a long vowel.
  if (has(before, TSERE) || has(before, HOLAM) || before.letter === 'ו') return true;
  return (has(before, QAMATS) && sounded === 'a') || (before.letter === 'י' && isBare(before));
}

/** Whether a letter is said twice: 'hammelekh'. Two letters for one sound are not repeated, nor is a first letter. */
const isDouble = (cluster: Cluster, sound: string, sounded: string): boolean =>
  has(cluster, DAGESH) && !cluster.startsPart && sounded !== '' && sound.length === 1 && cluster.letter !== 'ה';

function soundOf({ letter, signs }: Cluster): string {
  if (letter === 'ש' && signs.includes(SIN_DOT)) return 's';
  return (signs.includes(DAGESH) ? hard[letter] : undefined) ?? consonants[letter] ?? '';
}

/** Whether a letter is written and not said. */
function isSilent(clusters: readonly Cluster[], index: number, sounded: string): boolean {
  const cluster = clusters[index];
  if (!cluster || !isBare(cluster) || index === 0) return false;
  const next = clusters[index + 1];
  if (cluster.letter === 'א') return true;
  if (cluster.letter === 'ו') return sounded === 'o' || sounded === 'u';
  if (cluster.letter !== 'י') return false;
  return /[ie]/.test(sounded) || (next?.letter === 'ו' && isBare(next));
}

function sayClusters(clusters: readonly Cluster[], isPerfect: boolean): string {
  let said = '';
  /** The vowel at the end of what is said, '' after a consonant. */
  let sounded = '';
  for (const [index, cluster] of clusters.entries()) {
    if (cluster.startsPart) said += '-';
    if (isVowelVav(cluster, clusters[index - 1])) {
      sounded = has(cluster, HOLAM) ? 'o' : 'u';
      said += sounded;
      continue;
    }
    if (isSilent(clusters, index, sounded)) continue;
    const sound = soundOf(cluster);
    const vowel = vowelOf(cluster);
    const isLast = index === clusters.length - 1;
    if (isLast && vowel === PATAH && /[חעה]/.test(cluster.letter) && sounded !== '') {
      // The patah that helps to say a guttural: 'ruach'.
      said += `a${sound}`;
      sounded = '';
      continue;
    }
    said += isDouble(cluster, sound, sounded) ? sound + sound : sound;
    if (vowel !== undefined) {
      sounded = vowel === QAMATS && isQamatsShort(clusters, index, isPerfect) ? 'o' : (vowels[vowel] ?? '');
    } else sounded = has(cluster, SHEWA) && isSaid(clusters, index, sounded) ? 'e' : '';
    said += sounded;
  }
  return said;
}

/**
 * A Hebrew word with points in Latin letters: 'בְּ/רֵאשִׁ֖ית' becomes 'be-reshit'. Prefixes, which the source divides from
 * the word by slashes, get a hyphen; suffixes do not. The name of God is 'YHWH', because its points are those of other
 * words. Returns '' for a word without points, which cannot be said.
 *
 * @param morphology The word's code, which tells prefixes, and perfects from nouns: 'HR/Ncfsa'.
 */
export function transliterate(text: string, morphology: string): string {
  const prefixes = prefixCount(morphology);
  const isPerfect = /(?:^.|\/)V.[pq]/.test(morphology);
  const parts = text.split('/');
  const own = parts.slice(prefixes).join('');
  const before = parts.slice(0, prefixes);
  const letters = own.replaceAll(/[^א-ת]/g, '');
  if (letters === NAME_OF_GOD) {
    const said = sayClusters(clustersOf(before), false);
    return said === '' ? 'YHWH' : `${said}-YHWH`;
  }
  const clusters = clustersOf([...before, own]);
  if (!clusters.some(({ signs }) => VOWEL.test(signs))) return '';
  if (letters === 'כל' && clusters.length === 2 && !STRESS.test(own)) return 'kol';
  return sayClusters(clusters, isPerfect);
}
