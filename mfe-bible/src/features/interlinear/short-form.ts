import type { MorphologyText } from '@manna/shared/domain';
import type { FormText } from './form-text';

type Key = keyof FormText;

const isKey = (key: string, text: FormText): key is Key => key in text;
const known = (key: string, text: FormText): string[] => (isKey(key, text) ? [text[key]] : []);

/** 'm. pl., construct' of 'mpc'. A gender that is common or both is left out, as is a state that is not construct. */
function declension([gender = '', number = '', state = '']: string, text: FormText): string {
  const first = [...known(gender, text), ...known(number, text)].join(' ');
  return [first, state === 'c' ? text.construct : ''].filter((each) => each !== '').join(', ');
}

const listed = (...words: string[]): string => words.filter((word) => word !== '').join(', ');

/** 'verb, qal perfect, he': a stem, a form, and the subject or the gender of a participle. */
function verb(code: string, isAramaic: boolean, text: FormText, words: MorphologyText): string {
  const [, stem = '', form = ''] = code;
  const byKey: Readonly<Record<string, unknown>> = words;
  const names = [byKey[`${isAramaic ? 'arc' : 'stem'} ${stem}`], byKey[`form ${form}`]];
  const rest = code.slice(3);
  const isParticiple = form === 'r' || form === 's';
  const who = isParticiple ? declension(rest, text) : (known(rest, text)[0] ?? '');
  return listed(text.verb, names.filter((name) => typeof name === 'string').join(' '), who);
}

const nouns: Readonly<Record<string, Key>> = { Np: 'name', Ng: 'people', Ac: 'number', Ao: 'number', Ag: 'people' };
const others: Readonly<Record<string, Key>> = { C: 'conjunction', D: 'adverb', R: 'preposition', T: 'particle' };

function part(code: string, isAramaic: boolean, text: FormText, words: MorphologyText): string {
  const kind = code.charAt(0);
  if (kind === 'V') return verb(code, isAramaic, text, words);
  if (kind === 'N' || kind === 'A') {
    const name = nouns[code.slice(0, 2)] ?? (kind === 'N' ? 'noun' : 'adjective');
    return listed(text[name], declension(code.slice(2), text));
  }
  if (kind === 'P') return listed(text.pronoun, ...known(code.slice(2), text));
  if (code === 'Sd') return text.towards;
  if (kind === 'S') return known(`his ${code.slice(2)}`, text).join('');
  if (code === 'Td') return text.article;
  if (code === 'To') return text.object;
  if (code === 'Rd') return `${text.preposition} + ${text.article}`;
  const other = others[kind];
  return other ? text[other] : '';
}

/**
 * Describes a code of the Open Scriptures Hebrew Bible in a few words: 'HC/Vqw3ms' becomes 'conj. + verb, qal
 * sequential imperfect, he'. '' if nothing is known.
 */
export const shortForm = (code: string, text: FormText, words: MorphologyText): string =>
  code
    .slice(1)
    .split('/')
    .map((each) => part(each, code.startsWith('A'), text, words))
    .filter((each) => each !== '')
    .join(' + ');
