import type { Translated } from '../../contracts';

// Grammar of the Open Scriptures Hebrew Bible's codes: https://hb.openscriptures.org/HomeFiles/parsing.html (CC BY
// 4.0).

/**
 * The meaning of each letter of a code. A key is the position of the letter and the letter itself. Positions are 'part'
 * of speech, the type of a part ('N c'), the 'stem' of a verb ('arc' for Aramaic), the 'form' of a verb, 'person',
 * 'gender', 'number' and 'state'.
 */
export const morphologyText = {
  aramaic: (forms: string) => `Aramaic: ${forms}`,
  'part A': 'adjective',
  'part C': 'conjunction',
  'part D': 'adverb',
  'part N': 'noun',
  'part P': 'pronoun',
  'part R': 'preposition',
  'part S': 'suffix',
  'part T': 'particle',
  'part V': 'verb',
  'A a': 'descriptive',
  'A c': 'cardinal number',
  'A g': 'of a people',
  'A o': 'ordinal number',
  'N c': 'common',
  'N g': 'of a people',
  'N p': 'proper name',
  'P d': 'demonstrative',
  'P f': 'indefinite',
  'P i': 'interrogative',
  'P p': 'personal',
  'P r': 'relative',
  'R d': 'with the article',
  'S d': 'of direction',
  'S h': 'paragogic he',
  'S n': 'paragogic nun',
  'S p': 'pronominal',
  'T a': 'affirmation',
  'T d': 'definite article',
  'T e': 'exhortation',
  'T i': 'interrogative',
  'T j': 'interjection',
  'T m': 'demonstrative',
  'T n': 'negative',
  'T o': 'marks the direct object',
  'T r': 'relative',
  'stem q': 'qal',
  'stem N': 'niphal',
  'stem p': 'piel',
  'stem P': 'pual',
  'stem h': 'hiphil',
  'stem H': 'hophal',
  'stem t': 'hithpael',
  'stem o': 'polel',
  'stem O': 'polal',
  'stem r': 'hithpolel',
  'stem m': 'poel',
  'stem M': 'poal',
  'stem k': 'palel',
  'stem K': 'pulal',
  'stem Q': 'qal passive',
  'stem l': 'pilpel',
  'stem L': 'polpal',
  'stem f': 'hithpalpel',
  'stem D': 'nithpael',
  'stem j': 'pealal',
  'stem i': 'pilel',
  'stem u': 'hothpaal',
  'stem c': 'tiphil',
  'stem v': 'hishtaphel',
  'stem w': 'nithpalel',
  'stem y': 'nithpoel',
  'stem z': 'hithpoel',
  'arc q': 'peal',
  'arc Q': 'peil',
  'arc u': 'hithpeel',
  'arc p': 'pael',
  'arc P': 'ithpaal',
  'arc M': 'hithpaal',
  'arc a': 'aphel',
  'arc h': 'haphel',
  'arc s': 'saphel',
  'arc e': 'shaphel',
  'arc H': 'hophal',
  'arc i': 'ithpeel',
  'arc t': 'hishtaphel',
  'arc v': 'ishtaphel',
  'arc w': 'hithaphel',
  'arc o': 'polel',
  'arc z': 'ithpoel',
  'arc r': 'hithpolel',
  'arc f': 'hithpalpel',
  'arc b': 'hephal',
  'arc c': 'tiphel',
  'arc m': 'poel',
  'arc l': 'palpel',
  'arc L': 'ithpalpel',
  'arc O': 'ithpolel',
  'arc G': 'ittaphal',
  'form p': 'perfect',
  'form q': 'sequential perfect',
  'form i': 'imperfect',
  'form w': 'sequential imperfect',
  'form h': 'cohortative',
  'form j': 'jussive',
  'form v': 'imperative',
  'form r': 'participle',
  'form s': 'passive participle',
  'form a': 'infinitive absolute',
  'form c': 'infinitive construct',
  'person 1': 'first person',
  'person 2': 'second person',
  'person 3': 'third person',
  'gender b': 'either gender',
  'gender c': 'common gender',
  'gender f': 'feminine',
  'gender m': 'masculine',
  'number d': 'dual',
  'number p': 'plural',
  'number s': 'singular',
  'state a': 'absolute',
  'state c': 'construct',
  'state d': 'determined',
};

export type MorphologyText = Translated<typeof morphologyText>;

const noun = ['gender', 'number', 'state'] as const;
const person = ['person', 'gender', 'number'] as const;

/** The positions of the letters after a part of speech, in order. */
const places: Readonly<Record<string, readonly string[]>> = {
  A: ['A', ...noun],
  N: ['N', ...noun],
  P: ['P', ...person],
  R: ['R'],
  S: ['S', ...person],
  T: ['T'],
};

/** A participle is declined like a noun. Other verb forms have a person, except infinitives, whose code ends. */
const placesOf = (part: string, isAramaic: boolean): readonly string[] =>
  part.startsWith('V')
    ? [isAramaic ? 'arc' : 'stem', 'form', ...(/^V.[rs]/.test(part) ? noun : person)]
    : (places[part.charAt(0)] ?? []);

function wordsOf(part: string, isAramaic: boolean, text: MorphologyText): string[] {
  const byKey: Readonly<Record<string, unknown>> = text;
  const all = ['part', ...placesOf(part, isAramaic)];
  return [...part].flatMap((letter, index) => {
    const word = byKey[`${all[index] ?? ''} ${letter}`];
    return typeof word === 'string' ? [word] : [];
  });
}

/**
 * Describes a code of the Open Scriptures Hebrew Bible in words, as a list for each part of the word: 'HR/Ncfsa'
 * becomes [['preposition'], ['noun', 'common', 'feminine', 'singular', 'absolute']]. The first letter is 'H' for Hebrew
 * or 'A' for Aramaic. Unknown letters are left out, as is 'x', which means nothing. Parts without any words are left
 * out too.
 */
export const morphologyParts = (code: string, text: MorphologyText): string[][] =>
  code
    .slice(1)
    .split('/')
    .map((part) => wordsOf(part, code.startsWith('A'), text))
    .filter((words) => words.length > 0);

/** The same as one text: 'preposition; noun, common, feminine, singular, absolute'; empty if nothing is known. */
export function morphologyInWords(code: string, text: MorphologyText): string {
  const forms = morphologyParts(code, text)
    .map((words) => words.join(', '))
    .join('; ');
  return code.startsWith('A') && forms !== '' ? text.aramaic(forms) : forms;
}
