import type { Morpheme } from './hebrew-morphemes';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that can render a prefix, by the letter that abbreviates it in a lemma. */
const prefixes: Readonly<Record<string, ReadonlySet<string>>> = {
  b: list('in with by at on upon among into for through against when within as unto to over because throughout while'),
  c: list('and but or then now so yet that also even nor neither when therefore moreover thus though likewise for'),
  d: list('the this'),
  k: list('as like when according about after'),
  l: list('to unto for of in at by toward on upon into before that against'),
  m: list('from of out than because for by off at on since above lest'),
  s: list('that which who whom'),
};

/** Pronouns that can render a suffix, by its person. */
const suffixes: Readonly<Record<string, ReadonlySet<string>>> = {
  Sp1cs: list('i me my mine myself'),
  Sp1cp: list('we us our ours ourselves'),
  Sp2: list('thou thee thy thine thyself ye you your yours yourselves'),
  Sp3ms: list('he him his himself it thereof'),
  Sp3fs: list('she her hers herself it thereof'),
  Sp3p: list('they them their theirs themselves thereof'),
};

const personOf = (code: string): string => {
  if (code.startsWith('Sp2')) return 'Sp2';
  return /^Sp3.p/.test(code) ? 'Sp3p' : code;
};

/** Whether a word, in small letters, can render a prefix or a suffix. */
export const affixCanBe = ({ kind, key }: Morpheme, word: string): boolean =>
  (kind === 'prefix' ? prefixes[key] : suffixes[personOf(key)])?.has(word) ?? false;

/** Auxiliary verbs, which the King James Version puts before verbs and Hebrew does not. */
export const auxiliaries = list(
  'shall shalt will wilt should shouldest would wouldest may mayest might hath have hast had hadst did didst doth dost is are art am was wast were wert be been being let',
);

/** Pronouns that are subjects. */
export const subjects = list('i we thou ye he she they');

/** Pronouns that say whose something is. 'Her' does too, but it is also an object. */
export const possessives = list('my mine thy thine his our your their its thereof');

/** Adverbs that belong to the verb before them. */
export const particles = list(
  'about abroad again apart aside asunder away back down forth in off on out over through together up',
);

/** Words that may stand inside one rendering: 'come to pass', 'make an atonement'. */
export const joiners = list('a an in of the to');

const others = list(
  'a an the this that these those of in on at by to unto upon under over from with for and but or nor not no as than so if when which who whom whose i me my mine we us our thou thee thy thine ye you your he him his she her it they them their there all',
);

/** Whether a word, in small letters, has no meaning of its own. */
export const isFunctionWord = (word: string): boolean => others.has(word) || auxiliaries.has(word);
