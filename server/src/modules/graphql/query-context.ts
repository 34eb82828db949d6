import { BibleRepository } from '../bible/bible-repository';
import { EntriesRepository } from '../entries/entries-repository';
import { JourneysRepository } from '../journeys/journeys-repository';
import { LexiconRepository } from '../lexicon/lexicon-repository';
import { SiteRepository } from '../site/site-repository';
import type { Database } from '../storage/storage';
import { VersesRepository } from '../verses/verses-repository';

/** What every resolver is given: readers of one content release for the length of one request. */
export interface QueryContext {
  bible: BibleRepository;
  entries: EntriesRepository;
  journeys: JourneysRepository;
  lexicon: LexiconRepository;
  site: SiteRepository;
  verses: VersesRepository;
}

/** Opens the readers of a release; nothing is read yet. */
export const openContext = (db: Database, release: string): QueryContext => ({
  bible: new BibleRepository(db, release),
  entries: new EntriesRepository(db, release),
  journeys: new JourneysRepository(db, release),
  lexicon: new LexiconRepository(db, release),
  site: new SiteRepository(db, release),
  verses: new VersesRepository(db, release),
});
