import type { HebrewToken, HebrewVerse } from '../words/hebrew-token';
import { isChildOf, OBJECT_MARK, occurrencesOf, type Occurrence } from '../names-in-verse';

/** A statement of the text that one name is the child of another. */
export interface StatedChild {
  readonly child: string;
  readonly parent: string;
  readonly verse: number;
  /** 'daughter' if the text says so, otherwise 'son'. */
  readonly as: 'son' | 'daughter';
}

const BEGET = 'H3205';
const plain = (word: HebrewToken | undefined) => word?.prefixes.replace(/[cd]/g, '') === '';

/** Matches 'Isaac, son of Abraham': the word between the two names. */
function sonOf({ verse, words }: HebrewVerse, child: Occurrence, parent: Occurrence): StatedChild | undefined {
  const between = words[child.to];
  if (parent.from !== child.to + 1 || between?.prefixes !== '' || words[parent.from]?.prefixes.replace('d', '') !== '')
    return undefined;
  if (isChildOf(between, 'son')) return { child: child.lemma, parent: parent.lemma, verse, as: 'son' };
  return isChildOf(between, 'daughter')
    ? { child: child.lemma, parent: parent.lemma, verse, as: 'daughter' }
    : undefined;
}

/** Matches 'Ram begat Amminadab': the verb after or before the first name, and an object mark before the second. */
function begat({ verse, words }: HebrewVerse, parent: Occurrence, child: Occurrence): StatedChild | undefined {
  const marked = words[child.from - 1]?.lemma === OBJECT_MARK && words[child.from]?.prefixes === '';
  if (!marked || !plain(words[parent.from])) return undefined;
  const behind = words[parent.to];
  const ahead = words[parent.from - 1];
  const verb =
    child.from - 2 === parent.to && behind?.lemma === BEGET ? behind : child.from - 1 === parent.to ? ahead : undefined;
  const active = verb?.lemma === BEGET && /^V[hq][pwi]3[mf]s/.test(verb.morphology) && verb.suffix === '';
  return active ? { child: child.lemma, parent: parent.lemma, verse, as: 'son' } : undefined;
}

/**
 * Finds every 'X son of Y', 'X daughter of Y' and 'Y begat X' without other words between the names. 'Sons of' and
 * 'children of' are ignored, because they describe peoples as often as persons.
 */
export function readStatedChildren(verses: readonly HebrewVerse[]): StatedChild[] {
  const found: StatedChild[] = [];
  for (const verse of verses) {
    const names = occurrencesOf(verse);
    for (const [index, name] of names.entries()) {
      const next = names[index + 1];
      if (!next || next.lemma === name.lemma) continue;
      const stated = sonOf(verse, name, next) ?? begat(verse, name, next);
      if (stated) found.push(stated);
    }
  }
  return found;
}

const NAME = '([A-Z][A-Za-z]+)';
const sonPattern = new RegExp(`(?=\\b${NAME},? (?:which was )?(?:the |thou )?(son|daughter) of ${NAME})`, 'g');
const begatPattern = new RegExp(`(?=\\b${NAME} begat ${NAME})`, 'g');
/** Ancestors: Jesus and Joseph are called sons of David and Abraham but are descendants. */
const FOREFATHERS = new Set(['David', 'Abraham', 'God']);

/** Like readStatedChildren for an English verse. Names have the spelling of the verse. */
export function readEnglishChildren(verse: number, text: string): StatedChild[] {
  const sons = [...text.matchAll(sonPattern)].map(([, child = '', as = '', parent = '']) => ({
    child,
    parent,
    verse,
    as: as === 'daughter' ? ('daughter' as const) : ('son' as const),
  }));
  const begotten = [...text.matchAll(begatPattern)].map(([, parent = '', child = '']) => ({
    child,
    parent,
    verse,
    as: 'son' as const,
  }));
  return [...sons.filter(({ parent }) => !FOREFATHERS.has(parent)), ...begotten];
}
