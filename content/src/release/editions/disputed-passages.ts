import { z } from 'zod';
import { readTable } from '../../base/files/authored-table';
import { languageOf } from './checks/scope';
import type { SiteNote } from './site-notes';

const verse = z.string().regex(/^[0-9A-Za-z]+\.[1-9]\d*\.[1-9]\d*$/);
const noteSchema = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

/**
 * Passages that not all manuscripts have, in content/authored/notes/disputed.json: the verse where a passage begins, and
 * what readers are told in an edition that `has` it and in one that `omits` it. If the passage is a part of its verse,
 * `words` has the beginning of a word of it, by language, that editions in the language share. `editions` are the slugs
 * that the note is for; by default all.
 */
const disputedSchema = z.array(
  z.strictObject({
    verse,
    words: z.strictObject({ en: z.string().min(1), es: z.string().min(1) }).optional(),
    editions: z.array(z.string()).min(1).optional(),
    has: noteSchema,
    omits: noteSchema.optional(),
  }),
);
export type DisputedPassage = z.infer<typeof disputedSchema>[number];

/** Reads the table. Throws ContentError if it is missing or has a wrong shape. */
export const readDisputedPassages = (): readonly DisputedPassage[] => readTable('notes/disputed', disputedSchema);

/** An edition, as far as its disputed passages go. */
interface Edition {
  readonly slug: string;
  readonly language: string;
  /** Its verses that have words, by OSIS id. */
  readonly verses: ReadonlyMap<string, string>;
  /** The verses that the edition itself leaves out. */
  readonly leftOut: ReadonlySet<string>;
}

/**
 * The verses that some editions leave out because not all manuscripts have them, by OSIS id. Passages that are a part
 * of their verse are not among them, nor are those that every edition has.
 */
export const versesLeftOutBySome = (passages: readonly DisputedPassage[]): ReadonlySet<string> =>
  new Set(passages.flatMap(({ verse: at, words, omits }) => (words === undefined && omits ? [at] : [])));

/**
 * The notes on the disputed passages of an edition. A verse that only our copy lacks has none, nor has a part of a verse
 * in a language for which no word tells whether it is there.
 */
export function disputedNotes(passages: readonly DisputedPassage[], edition: Edition): SiteNote[] {
  const { slug, language, verses, leftOut } = edition;
  return passages.flatMap(({ verse: at, words, editions, has, omits }): SiteNote[] => {
    if (editions && !editions.includes(slug)) return [];
    const text = verses.get(at);
    if (text === undefined) return leftOut.has(at) && omits ? [{ verse: at, ...omits }] : [];
    if (words === undefined) return [{ verse: at, ...has }];
    const word = new Map(Object.entries(words)).get(languageOf(language));
    if (word === undefined) return [];
    const isThere = new RegExp(String.raw`(?<!\p{L})${word}`, 'iu').test(text);
    if (isThere) return [{ verse: at, ...has }];
    return omits ? [{ verse: at, ...omits }] : [];
  });
}
