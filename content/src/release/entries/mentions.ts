import { readReferences } from '../../base/bible/find-references';
import { inCanonOrder, versesOf } from '../../base/bible/reference-verses';
import type { AuthoredEntry, AuthoredWorld } from '../authored/authored';

const VOWEL = /[aeiou]/;

/** Returns a noun and its plurals: 'lion', 'lions'; 'wolf', 'wolfs', 'wolves'. A form that no verse has does no harm. */
function nounForms(noun: string): string[] {
  const forms = [noun, `${noun}s`];
  if (/(?:s|x|z|ch|sh)$/.test(noun)) forms.push(`${noun}es`);
  if (/[^aeiou]y$/.test(noun)) forms.push(noun.replace(/y$/, 'ies'));
  if (/fe?$/.test(noun)) forms.push(noun.replace(/fe?$/, 'ves'));
  return forms;
}

/** Returns the forms of a word as a verb of the King James Version: 'anointed', 'anointest', 'anointeth', 'anointing'. */
function verbForms(verb: string): string[] {
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb);
  const stem = isShort ? `${verb}${verb.slice(-1)}` : verb.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
  const ing = isShort ? stem : verb.replace(/e$/, '');
  return VOWEL.test(verb) ? [`${stem}ed`, `${stem}est`, `${stem}eth`, `${ing}ing`] : [];
}

/** Returns the name of an entry and its plurals, as the King James Version may have them. */
export const headWordsOf = ({ matter }: AuthoredEntry): readonly string[] => nounForms(matter.name.toLowerCase());

/** The words by which the King James Version names what an entry is about, if its front matter does not list them. */
function formsOf({ collection, matter }: AuthoredEntry): string[] {
  const name = matter.name.toLowerCase();
  const isOneWord = /^[a-z]+$/.test(name);
  return collection === 'dictionary' && isOneWord ? [...nounForms(name), ...verbForms(name)] : nounForms(name);
}

/** Kinds of words that are things, so that a verse with the Hebrew word is about it whatever the English word is. */
const THINGS = new Set(['measure', 'coin', 'feast', 'office']);
const isThing = ({ collection, matter }: AuthoredEntry) =>
  collection === 'animals' || collection === 'plants' || ('kind' in matter && THINGS.has(matter.kind));

/** The words by which an entry is found, and what has them but means something else. */
export interface OwnWords {
  /** Numbers of Hebrew words. Every verse that has one is about the entry. */
  readonly strongs: readonly string[];
  /** Words of the King James Version, in all their forms. */
  readonly words: readonly string[];
  /** Phrases that have such a word and mean something else. */
  readonly except: readonly string[];
  readonly exceptVerses: ReadonlySet<number>;
}

/** Returns the words of an animal, a plant or a word of the dictionary; undefined for entries of other collections. */
export function ownWordsOf(entry: AuthoredEntry): OwnWords | undefined {
  const { collection, matter } = entry;
  if (collection !== 'animals' && collection !== 'plants' && collection !== 'dictionary') return undefined;
  const all = isThing(entry) ? matter.strongs : [];
  const { strongs = all, words = formsOf(entry), except = [], exceptVerses = [] } = matter.inText ?? {};
  return {
    strongs,
    words,
    except,
    exceptVerses: new Set(readReferences(exceptVerses).flatMap(versesOf)),
  };
}

/**
 * Returns the verses that name an animal, a plant or a word: those whose Hebrew text has a word with one of its Strong's
 * numbers, and those whose English text has its name. Undefined for entries of other collections. Empty if neither finds
 * a verse.
 */
export function mentionsOf(entry: AuthoredEntry, { text, hebrew }: AuthoredWorld): readonly number[] | undefined {
  const own = ownWordsOf(entry);
  if (!own) return undefined;
  const found = [...own.strongs.flatMap((strongs) => hebrew(strongs)), ...text.versesWith(own.words, own.except)];
  return inCanonOrder(found.filter((verse) => !own.exceptVerses.has(verse)));
}
