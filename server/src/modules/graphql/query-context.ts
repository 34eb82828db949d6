import type { Logger } from 'pino';
import { BibleRepository } from '../bible/bible-repository';
import { BooksRepository } from '../books/books-repository';
import { CommentariesRepository } from '../commentaries/commentaries-repository';
import { EntriesRepository } from '../entries/entries-repository';
import { FamilyRepository } from '../family/family-repository';
import { JourneysRepository } from '../journeys/journeys-repository';
import { LexiconRepository } from '../lexicon/lexicon-repository';
import { MentionsRepository } from '../mentions/mentions-repository';
import { PlacesRepository } from '../places/places-repository';
import { SitePagesRepository } from '../site-pages/site-pages-repository';
import { SiteRepository } from '../site/site-repository';
import type { ContentFiles } from '../content/content-files';
import type { SearchService } from '../search/search-service';
import type { Database } from '../storage/storage';
import { TimelineRepository } from '../timeline/timeline-repository';
import { VersesRepository } from '../verses/verses-repository';

/** The context of every resolver: the repositories of one content release during one request. */
export interface QueryContext {
  bible: BibleRepository;
  books: BooksRepository;
  commentaries: CommentariesRepository;
  entries: EntriesRepository;
  families: FamilyRepository;
  journeys: JourneysRepository;
  lexicon: LexiconRepository;
  mentions: MentionsRepository;
  places: PlacesRepository;
  site: SiteRepository;
  sitePages: SitePagesRepository;
  timeline: TimelineRepository;
  verses: VersesRepository;
  /** Files of the available releases; undefined if the gateway has no release folder. */
  files: Pick<ContentFiles, 'ofAvailable'> | undefined;
  /** Searches the site. Undefined for requests of readers, whose browsers search themselves. */
  search: Pick<SearchService, 'search'> | undefined;
  /** Slug of the translation to use if a query does not name one. */
  defaultTranslation: string;
  log: Pick<Logger, 'error'>;
}

/** Creates the repositories of a release. Reads nothing yet. */
export const openContext = (
  db: Database,
  release: string,
  { files, search, defaultTranslation, log }: Pick<QueryContext, 'files' | 'search' | 'defaultTranslation' | 'log'>,
): QueryContext => ({
  bible: new BibleRepository(db, release),
  books: new BooksRepository(db, release),
  commentaries: new CommentariesRepository(db, release),
  entries: new EntriesRepository(db, release),
  families: new FamilyRepository(db, release),
  journeys: new JourneysRepository(db, release),
  lexicon: new LexiconRepository(db, release),
  mentions: new MentionsRepository(db, release),
  places: new PlacesRepository(db, release),
  site: new SiteRepository(db, release),
  sitePages: new SitePagesRepository(db, release),
  timeline: new TimelineRepository(db, release),
  verses: new VersesRepository(db, release),
  files,
  search,
  defaultTranslation,
  log,
});
