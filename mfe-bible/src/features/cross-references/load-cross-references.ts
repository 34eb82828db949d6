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
import { loadInTranslation } from '../../translation/load-in-translation';
import { parseVerses, VERSES_PARAMETER } from '../../names/verse-selection';

/** The longest chapter, Psalm 119, has 176 verses. */
const MOST_VERSES = 176;
/**
 * How many of the verses in the URL are open at first, with the words of their references; the following ones are
 * closed.
 */
const OPENED = 5;

/** A verse that another one refers to; without words if the translation does not have it. */
export type Reference = Pick<NonNullable<VerseReferencesQuery['verse']>['crossReferences'][number], 'osisId' | 'text'>;

/** A verse of the chapter. */
export interface ReferencedVerse {
  verse: number;
  /** The words of the verse. */
  text: string | null;
  /** Number of its references. */
  count: number;
  /** The references, if they are loaded with the page. */
  references: Reference[] | null;
}

/** The cross-references of a chapter's verses. */
export interface CrossReferencesData {
  /** OSIS id of the chapter. */
  osisId: string;
  /** Whether these are all verses of the chapter, as opposed to those that the URL names. */
  isWhole: boolean;
  translation: CrossReferencedVersesQuery['translations'][number];
  verses: ReferencedVerse[];
}

/** Loads the verses that the URL names, or all of the chapter; 404 if there is no such chapter or translation. */
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
