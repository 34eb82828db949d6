import type { Language } from '@manna/shared/contracts';
import { books, versePlace } from '@manna/shared/domain';
import { passageName } from '@manna/shared/domain/references';
import { and, eq } from 'drizzle-orm';
import { bookNamesIn } from '../language/book-names-in';
import { translations, verses } from '../storage/schema';
import type { Database } from '../storage/storage';

interface WantedVerse {
  /** Hash of the content release. */
  release: string;
  /** Slug. */
  translation: string;
  /** The verse's number: 43003016. */
  number: number;
  language: Language;
}

/** A verse to draw. */
export interface DrawnVerse {
  words: string;
  /** 'John 3:16'. */
  reference: string;
  /** 'King James Version'. */
  translation: string;
}

/** The words of a verse, its reference and the name of its translation; undefined if the translation lacks the verse. */
export async function readVerse(
  db: Database,
  { release, translation, number, language }: WantedVerse,
): Promise<DrawnVerse | undefined> {
  const [row] = await db
    .select({ texts: verses.texts, name: translations.name })
    .from(verses)
    .innerJoin(translations, and(eq(translations.release, release), eq(translations.slug, translation)))
    .where(and(eq(verses.release, release), eq(verses.id, number)));
  const words =
    row && Object.hasOwn(row.texts, translation) ? row.texts[translation]?.replaceAll(/\s+/g, ' ').trim() : '';
  const { book, chapter, verse } = versePlace(number);
  const usfmId = books[book - 1]?.usfmId;
  if (!row || !words || usfmId === undefined) return undefined;
  return {
    words,
    reference: passageName([{ book: usfmId, chapter, verse }], bookNamesIn(language)),
    translation: row.name,
  };
}
