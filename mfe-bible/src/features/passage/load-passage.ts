import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { loadBlock, type BlockText, type Translations } from './load-block';
import { passageSegment } from './passage-name';
import { passagePath } from '../../names/passage-path';
import { planBlocks } from './plan-blocks';
import { readPassage } from './read-passage';

/** A passage as its page needs it: the page plans its blocks by the address, and has the text of the first. */
export interface PassageData {
  /** The reference as it stands in the address. */
  segment: string;
  /** Slug. */
  translation: string;
  translations: Translations;
  /** Null where the reference is not valid. */
  first: BlockText | null;
}

const QUERY = 'translation';

/** The rest of the query: how the shell arranges the page is none of its business. */
function withQuery(path: string, url: URL): string {
  const rest = new URLSearchParams(url.search);
  rest.delete(QUERY);
  const query = rest.toString();
  return query === '' ? path : path + (path.includes('?') ? '&' : '?') + query;
}

/** Loads the first block of the passage that an address names; 404 where it names none. */
export async function loadPassage({ params, url, data, site }: LoaderArgs): Promise<PassageData> {
  const segment = params.reference ?? '';
  const address = readPassage(segment);
  if (address.kind === 'nothing') throw notFound();

  const isValid = address.kind === 'passage';
  const [block] = planBlocks(isValid ? address.refs : address.repaired);
  if (!block) throw notFound();
  const translation = (url.searchParams.get(QUERY) || site.defaultTranslation).toLowerCase();
  const { text, translations } = await loadBlock(data, block, translation);
  if (!translations.some(({ slug }) => slug === translation)) throw notFound();

  const canonical = isValid ? passageSegment(address.refs) : segment;
  const asked = url.searchParams.get(QUERY);
  const isCanonical = canonical === segment && asked === (translation === site.defaultTranslation ? null : translation);
  if (!isCanonical) throw redirectTo(withQuery(passagePath(canonical, translation, site.defaultTranslation), url), 301);
  return { segment, translation, translations, first: isValid ? text : null };
}
