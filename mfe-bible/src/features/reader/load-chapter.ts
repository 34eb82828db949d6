import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterOsisId, chapterPath, type ChapterRef } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { ChapterDocument, type ChapterQuery } from '../../generated/graphql';
import { languageName } from '../../names/language-name';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { loadInTranslation } from '../../translation/load-in-translation';
import { countVerses, selectedVerses } from './selection/verse-texts';

type Chapter = ChapterQuery['chapters'][number];

/** A chapter as its page needs it; `problem` says why there is no text. */
export interface ChapterData {
  osisId: string;
  /** Slug. */
  translation: string;
  translations: ChapterQuery['translations'];
  text: Chapter['translations'][number] | null;
  problem: 'no text' | 'invalid' | null;
  /** The name of the text's language, on a page in another one. */
  language?: string | undefined;
  /** Whether a commentary says something about the chapter. */
  hasCommentary: boolean;
}

/** The parts of the URL other than the translation and, if they are the whole chapter, the verses. */
function restOf(url: URL, isWhole: boolean): string {
  const rest = new URLSearchParams(url.search);
  rest.delete(TRANSLATION_PARAMETER);
  if (isWhole) rest.delete(VERSES_PARAMETER);
  return rest.size > 0 ? `?${rest.toString()}` : '';
}

async function chapterNotOnDevice(args: LoaderArgs, ref: ChapterRef, translation: string): Promise<Response> {
  const { notOnDevice } = await import(/* webpackChunkName: "not-on-device" */ '../../translation/not-on-device');
  const pathIn = (slug: string) => chapterPath(ref, slug, args.site.defaultTranslation);
  return notOnDevice(args, { name: chapterName(ref, args.text(bookNames)), translation, pathIn });
}

/**
 * Loads the chapter that a URL names; 404 for what does not exist. A URL without a translation means the site's default one;
 * a reader who prefers another is redirected to the URL that names it, and one that names all verses to the chapter.
 */
export async function loadChapter(args: LoaderArgs): Promise<ChapterData> {
  const { params, url, data, site } = args;
  const address = readAddress(params);
  if (!address) throw await passageNotFound(args);
  const named = params.translation ?? url.searchParams.get(TRANSLATION_PARAMETER) ?? undefined;

  const osisId = chapterOsisId(address);
  const loaded = await loadInTranslation(args, named, (translation) =>
    data.query(ChapterDocument, { osisIds: [osisId], translation }),
  );
  if (!loaded) throw await (named && data.isOffline ? chapterNotOnDevice(args, address, named) : passageNotFound(args));
  const { slug, chapters, translations } = loaded;
  const path = chapterPath(address, slug, named === undefined ? site.defaultTranslation : '');
  const [chapter] = chapters;
  const text = chapter?.translations[0] ?? null;
  // A link to all verses means the chapter.
  const verses = selectedVerses(url, text);
  const isWhole = text !== null && verses.length > 0 && verses.length === countVerses(text);
  if (url.pathname !== path || isWhole || url.searchParams.has(TRANSLATION_PARAMETER))
    throw redirectTo(path + restOf(url, isWhole), named === undefined ? 302 : 301);

  const problem = chapter ? 'no text' : 'invalid';
  return {
    osisId,
    translation: slug,
    translations,
    text,
    problem: text ? null : problem,
    language: languageName(args.language, text?.translation.language),
    hasCommentary: chapter?.hasCommentary ?? false,
  };
}
