import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId } from '@manna/shared/domain';
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
import { parseVerses, VERSES_PARAMETER } from '../../names/verse-selection';

/** The longest chapter, Psalm 119, has 176 verses. */
const MOST_VERSES = 176;
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

/** Loads the verses that an address names, or all of its chapter; 404 for what is no chapter and no translation. */
export async function loadCrossReferences(args: LoaderArgs): Promise<CrossReferencesData> {
  const { params, url, data } = args;
  const chapter = readAddress(params);
  if (!chapter) throw await passageNotFound(args);
  const path = crossReferencesPath(chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const osisId = chapterOsisId(chapter);
  const named = parseVerses(url.searchParams.get(VERSES_PARAMETER), MOST_VERSES);
  const opened = named.slice(0, OPENED).map((verse) => `${osisId}.${verse}`);
  const loaded = await loadInTranslation(
    args,
    url.searchParams.get(TRANSLATION_PARAMETER) || undefined,
    (translation) => data.query(CrossReferencedVersesDocument, { chapter: osisId, opened, translation }),
  );
  const translation = loaded?.translations.find(({ slug }) => slug === loaded.slug);
  if (!loaded || !translation) throw notFound();
  const referencesOf = (verse: number) =>
    loaded.opened
      .find(({ verseNumber }) => verseNumber === verse)
      ?.crossReferences.map((reference) => ({ osisId: reference.osisId, text: reference.text })) ?? null;
  const all = (loaded.chapter?.verses ?? []).map(({ verseNumber: verse, text, crossReferenceCount: count }) => ({
    verse,
    text,
    count,
    references: referencesOf(verse),
  }));
  const chosen = all.filter(({ verse }) => named.includes(verse));
  const isWhole = chosen.length === 0;
  return { osisId, isWhole, translation, verses: isWhole ? all : chosen };
}
