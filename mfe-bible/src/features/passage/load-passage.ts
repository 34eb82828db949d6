import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { passageSegment, readPassage } from '@manna/shared/domain/references';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { loadBlock, type BlockText, type Translations } from './load-block';
import { passageNotFound } from '../../names/passage-not-found';
import { passagePath } from '../../names/passage-path';
import { TRANSLATION_PARAMETER } from '../../names/translation-parameter';
import { loadInTranslation } from '../../translation/load-in-translation';
import { planBlocks } from './plan-blocks';

/** The data of a passage's page, which plans the blocks from the URL and gets the text of the first block. */
export interface PassageData {
  /** The reference as it is written in the URL. */
  segment: string;
  /** Slug. */
  translation: string;
  translations: Translations;
  /** Null if the reference is invalid or the translation is missing. */
  first: BlockText | null;
  /** The translation that is written behind the reference in the URL, if the site does not have it: 'NIV'. */
  missing?: string;
}

/** Adds the rest of the query, which belongs to the shell. */
function withQuery(path: string, url: URL): string {
  const rest = new URLSearchParams(url.search);
  rest.delete(TRANSLATION_PARAMETER);
  const query = rest.toString();
  return query === '' ? path : path + (path.includes('?') ? '&' : '?') + query;
}

/** The first book and chapter of a reference, as somebody wrote it: 'jonh3,16' is of the third chapter of 'jonh'. */
function chapterWrittenIn(segment: string): { book: string; chapterNum?: string } {
  const [, book = segment, chapterNum] = /^(\d?[^\d,_]+)(\d+)?/.exec(segment) ?? [];
  return { book, ...(chapterNum !== undefined && { chapterNum }) };
}

/**
 * Loads the first block of the passage that a URL names; 404 if it names none. A URL without a translation means the site's
 * default one; a reader who prefers another is redirected to the URL that names it. A translation may also be written
 * behind the reference ('John 3:16 KJV').
 */
export async function loadPassage(args: LoaderArgs): Promise<PassageData> {
  const { params, url, data, site, text } = args;
  const segment = params.reference ?? '';
  const address = readPassage(segment, text(bookNames));
  if (address.kind === 'nothing') throw await passageNotFound({ params: chapterWrittenIn(segment), text });

  const isValid = address.kind === 'passage';
  const [block] = planBlocks(isValid ? address.refs : address.repaired);
  if (!block) throw notFound();
  const asked = url.searchParams.get(TRANSLATION_PARAMETER) || null;
  const load = (slug: string) => loadBlock(data, block, slug);
  const written = asked === null ? address.translation : undefined;
  const named = await loadInTranslation(args, asked ?? written, load);
  if (!named && written !== undefined) {
    const own = await loadInTranslation(args, undefined, load);
    if (!own) throw notFound();
    return {
      segment,
      translation: own.slug,
      translations: own.translations,
      first: null,
      missing: written.toUpperCase(),
    };
  }
  if (!named && asked !== null && data.isOffline) {
    const { notOnDevice } = await import(/* webpackChunkName: "not-on-device" */ '../../translation/not-on-device');
    const name = segment.replaceAll('_', ' ');
    throw await notOnDevice(args, { name, translation: asked, pathIn: (slug) => passagePath(segment, slug, '') });
  }
  if (!named) throw notFound();
  const { slug: translation, text: first, translations } = named;

  const canonical = isValid ? passageSegment(address.refs) : segment;
  const isNamed = asked !== null || written !== undefined || translation !== site.defaultTranslation;
  const isCanonical = canonical === segment && asked === (isNamed ? translation : null);
  const path = passagePath(canonical, translation, isNamed ? '' : translation);
  if (!isCanonical) throw redirectTo(withQuery(path, url), asked ? 301 : 302);
  return { segment, translation, translations, first: isValid ? first : null };
}
