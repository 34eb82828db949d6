import type { Logger } from 'pino';
import { BibleRepository } from '../bible/bible-repository';
import { BooksRepository } from '../books/books-repository';
import { EntriesRepository } from '../entries/entries-repository';
import { JourneysRepository } from '../journeys/journeys-repository';
import { LexiconRepository } from '../lexicon/lexicon-repository';
import { SitePagesRepository } from '../site-pages/site-pages-repository';
import { SiteRepository } from '../site/site-repository';
import type { ContentFiles } from '../content/content-files';
import type { Database } from '../storage/storage';
import { VersesRepository } from '../verses/verses-repository';

/** What every resolver is given: readers of one content release for the length of one request. */
export interface QueryContext {
  bible: BibleRepository;
  books: BooksRepository;
  entries: EntriesRepository;
  journeys: JourneysRepository;
  lexicon: LexiconRepository;
  site: SiteRepository;
  sitePages: SitePagesRepository;
  verses: VersesRepository;
  /** Files of the releases that are kept; none are found where the gateway has no folder of them. */
  files: Pick<ContentFiles, 'ofKept'> | undefined;
  /** Slug of the translation that the site shows where no other is asked for. */
  defaultTranslation: string;
  log: Pick<Logger, 'error'>;
}

/** Opens the readers of a release; nothing is read yet. */
export const openContext = (
  db: Database,
  release: string,
  { files, defaultTranslation, log }: Pick<QueryContext, 'files' | 'defaultTranslation' | 'log'>,
): QueryContext => ({
  bible: new BibleRepository(db, release),
  books: new BooksRepository(db, release),
  entries: new EntriesRepository(db, release),
  journeys: new JourneysRepository(db, release),
  lexicon: new LexiconRepository(db, release),
  site: new SiteRepository(db, release),
  sitePages: new SitePagesRepository(db, release),
  verses: new VersesRepository(db, release),
  files,
  defaultTranslation,
  log,
});
