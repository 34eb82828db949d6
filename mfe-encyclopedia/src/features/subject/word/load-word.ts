import type { LoaderArgs } from '@manna/shared/contracts';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { countListPages, listPageAddress, readListPage } from '@manna/shared/ui';
import { WordDocument, type WordQuery } from '../../../generated/graphql';
import { loadInTranslation, type ShownTranslation } from '../../../translation/load-in-translation';
import { neighboursOf, wordPath } from '../../../names/word-number';

/** As many as the query beside this file asks for. */
const VERSES_A_PAGE = 50;

type Word = NonNullable<WordQuery['lexiconEntry']>;

/** A word of Strong's lexicon, with a page of the verses that have it. */
export interface WordData extends ShownTranslation {
  word: Word;
  /** The words before and after it in the lexicon. */
  neighbours: WordQuery['neighbours'];
  /** From 1. */
  page: number;
  pages: number;
}

export async function loadWord(strongs: string, args: LoaderArgs): Promise<WordData> {
  const { url, data } = args;
  const page = readListPage(url);
  if (page === null) throw notFound();
  const path = wordPath(strongs);
  if (url.pathname !== path) throw redirectTo(listPageAddress(path, page), 301);
  const asked = { strongs, neighbours: neighboursOf(strongs), offset: (page - 1) * VERSES_A_PAGE };
  const { result, shown } = await loadInTranslation(
    args,
    (slug) => data.query(WordDocument, { ...asked, translation: slug }),
    (own) => own.lexiconEntry?.verses.items.every(({ text }) => text != null) ?? true,
  );
  const { lexiconEntry: word, neighbours } = result;
  if (!word) throw notFound();
  const pages = countListPages(word.verses.totalCount, VERSES_A_PAGE);
  if (page > pages) throw notFound();
  return { word, neighbours, page, pages, ...shown };
}
