import type { LoaderArgs } from '@manna/shared/contracts';
import { encyclopediaPaths, siteOrigin } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { countListPages, readListPage } from '@manna/shared/ui';
import type { ChapterData } from './chapter-data';
import type { CalledData } from './called/load-called';
import type { WordData } from './word/load-word';
import { groundOf, type Ground } from '../../map/ground';
import { strongsOfSlug } from '../../names/word-number';
import { slugOfPath, bookOfPath } from '../../names/slug-of-path';
import { entryNotFound } from '../../not-found/entry-not-found';
import { wordNotFound } from '../../not-found/word-not-found';
import { EntryDocument, type EntryQuery } from '../../generated/graphql';

/** As many as the queries beside this file ask for. */
export const VERSES_A_BLOCK = 100;

type Found = EntryQuery['entryByPath'];
export type Entry = NonNullable<Found['entry']>;

/** One entry with everything that its page shows, those beside it, and those of the same name. */
export type EntryData = Entry &
  Pick<Found, 'previous' | 'next' | 'namesakes'> & {
    /** What its map is drawn on. */
    ground: Ground;
    /** URL of its page, for citations. */
    address: string;
    /** Which block of its verses is loaded, from 1. */
    page: number;
  };

/**
 * The page at /encyclopedia/:category/:subject or /dictionary/:entity: an entry, a chapter if the category is a book's slug, a
 * word of the lexicon if the entity is a Strong's number, or the entries that a word may mean.
 */
export type SubjectData =
  | { kind: 'entry'; entry: EntryData }
  | { kind: 'chapter'; chapter: ChapterData }
  | { kind: 'word'; word: WordData }
  | { kind: 'called'; called: CalledData };

async function findEntry(path: string, args: LoaderArgs): Promise<EntryData | undefined> {
  const { url, data, site } = args;
  const page = readListPage(url);
  if (page === null) throw notFound();
  const offset = (page - 1) * VERSES_A_BLOCK;
  const { entryByPath, ground } = await data.query(EntryDocument, { path, offset });
  const { entry, movedTo, previous, next, namesakes } = entryByPath;
  const address = movedTo ?? entry?.pagePath;
  if (address === undefined) return undefined;
  if (!entry || url.pathname !== address) throw redirectTo(address + url.search, 301);
  if (page > countListPages(entry.verseCount, VERSES_A_BLOCK)) throw notFound();
  return {
    ...entry,
    previous,
    next,
    namesakes,
    page,
    ground: groundOf(ground),
    address: siteOrigin(site, url) + address,
  };
}

/** An entry of the dictionary; or what else a word may mean. */
async function loadWordOrCalled(slug: string, args: LoaderArgs): Promise<SubjectData> {
  const path = encyclopediaPaths.subject({ entity: slug });
  const entry = await findEntry(path, args);
  if (entry) return { kind: 'entry', entry };
  const { loadCalled } = await import(/* webpackChunkName: "route-subject.word" */ './called/load-called');
  const called = await loadCalled(slug, args);
  if (!called) throw await wordNotFound(slug, path, args);
  return { kind: 'called', called };
}

/** Loads the page of a URL. Redirects to the new URL of an entry that has moved; 404 for unknown ones. */
export async function loadSubject(args: LoaderArgs): Promise<SubjectData> {
  const { category, subject = '', entity = '' } = args.params;
  if (category === undefined) {
    const slug = slugOfPath(entity);
    const strongs = strongsOfSlug(slug);
    if (strongs !== undefined) {
      const { loadWord } = await import(/* webpackChunkName: "route-subject.word" */ './word/load-word');
      return { kind: 'word', word: await loadWord(strongs, args) };
    }
    return loadWordOrCalled(slug, args);
  }
  const book = bookOfPath(category);
  if (book) {
    const { loadChapter } = await import(/* webpackChunkName: "route-subject.chapter" */ './load-chapter');
    return { kind: 'chapter', chapter: await loadChapter(book, subject, args) };
  }
  const path = encyclopediaPaths.subject({ category: slugOfPath(category), subject: slugOfPath(subject) });
  const entry = await findEntry(path, args);
  if (!entry) throw await entryNotFound(path, args);
  return { kind: 'entry', entry };
}
