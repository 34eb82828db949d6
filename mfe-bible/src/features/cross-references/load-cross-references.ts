import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import {
  CrossReferencedVersesDocument,
  type CrossReferencedVersesQuery,
  type VerseReferencesQuery,
} from '../../generated/graphql';
import { crossReferencesPath } from '../../names/cross-references-path';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { loadInTranslation } from '../../translation/reader-translation';
import { parseVerses, range, VERSES_PARAMETER } from '../../names/verse-selection';

/** The longest chapter, Psalm 119, has 176 verses; GraphQL gives at most 100 at once. */
const MOST_VERSES = 176;
const AT_ONCE = 100;
/** So many of the verses that an address names come open, with the words of their references; those after them closed. */
const OPENED = 5;

/** A verse that another one leads to; without words where the translation has none for it. */
export type Reference = Pick<NonNullable<VerseReferencesQuery['verse']>['crossReferences'][number], 'osisId' | 'text'>;

/** A verse of the chapter. */
export interface ReferencedVerse {
  verse: number;
  /** Its own words. */
  text: string | null;
  /** How many references it has. */
  count: number;
  /** Those themselves, where they come with the page. */
  references: Reference[] | null;
}

/** The cross-references of a chapter's verses as their page needs them. */
export interface CrossReferencesData {
  /** Of the chapter. */
  osisId: string;
  /** Whether these are all verses of the chapter, and not some that the address names. */
  isWhole: boolean;
  translation: CrossReferencedVersesQuery['translations'][number];
  verses: ReferencedVerse[];
}

/** Asks for these verses of a chapter; which of them there are, the answer tells. */
async function askFor(chapter: ChapterRef, verses: readonly number[], opened: number, args: LoaderArgs, slug: string) {
  const ids = verses.map((verse) => `${chapterOsisId(chapter)}.${verse}`);
  const answer = await args.data.query(CrossReferencedVersesDocument, {
    ids: ids.slice(0, AT_ONCE),
    more: ids.slice(AT_ONCE),
    opened: ids.slice(0, opened),
    translation: slug,
  });
  const referencesOf = (verse: number) =>
    answer.opened
      .find(({ verseNumber }) => verseNumber === verse)
      ?.crossReferences.map(({ osisId, text }) => ({ osisId, text })) ?? null;
  return {
    translations: answer.translations,
    verses: [...answer.verses, ...answer.more].map(({ verseNumber: verse, text, crossReferenceCount: count }) => ({
      verse,
      text,
      count,
      references: referencesOf(verse),
    })),
  };
}

/** Loads the verses that an address names, or all of its chapter; 404 for what is no chapter and no translation. */
export async function loadCrossReferences(args: LoaderArgs): Promise<CrossReferencesData> {
  const { params, url } = args;
  const chapter = readAddress(params);
  if (!chapter) throw await passageNotFound(args);
  const path = crossReferencesPath(chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const all = range(1, MOST_VERSES);
  const named = parseVerses(url.searchParams.get(VERSES_PARAMETER), MOST_VERSES).filter((verse) => all.includes(verse));
  const loaded = await loadInTranslation(
    args,
    url.searchParams.get(TRANSLATION_PARAMETER) || undefined,
    async (slug) => {
      const asked = named.length > 0 ? await askFor(chapter, named, OPENED, args, slug) : undefined;
      const isWhole = !asked || asked.verses.length === 0;
      return { isWhole, ...(isWhole ? await askFor(chapter, all, 0, args, slug) : asked) };
    },
  );
  const translation = loaded?.translations.find(({ slug }) => slug === loaded.slug);
  if (!loaded || !translation) throw notFound();
  const { isWhole, verses } = loaded;
  return { osisId: chapterOsisId(chapter), isWhole, translation, verses };
}
