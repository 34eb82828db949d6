import { languages, type DatedDay, type SitePage } from '@manna/shared/contracts';
import { refsOsis } from '@manna/shared/domain';
import type { AuthoredContent, AuthoredWorld } from '../authored/authored';
import type { KnownEntries } from '../authored/known-entries';
import { finishProse } from './finish-prose';
import { readReferences } from '../../base/bible/find-references';

/** The pages of the site, and the verses and dated events of the home page. */
export interface ReleasePages {
  /** By slug, then in the order of the languages. */
  readonly pages: readonly SitePage[];
  /** The passage of each day, such as 'Ps.23.1-Ps.23.3', starting with 1 January. */
  readonly dayVerses: readonly string[];
  /** In the order of the year. */
  readonly datedDays: readonly DatedDay[];
}

const COLLECTION = 'pages';

/** Returns the link targets of pages: entries and other pages. */
const withPages = ({ pages }: AuthoredContent, known: KnownEntries): KnownEntries =>
  new Map([
    ...known,
    ...pages.map(
      ({ slug }) =>
        [`${COLLECTION}/${slug}`, { id: `${COLLECTION}-${slug}`, category: COLLECTION, path: `/${slug}` }] as const,
    ),
  ]);

/** Converts the authored pages and days. The same input always gives the same output. */
export function releasePages(content: AuthoredContent, known: KnownEntries, world: AuthoredWorld): ReleasePages {
  const linked = withPages(content, known);
  const pages = content.pages.map(({ slug, language, matter: { title, description, shows }, body }): SitePage => {
    const prose = finishProse(body, linked, (verse) => world.verseText(verse), content.figures);
    return { slug, language, title, description, body: prose, ...(shows && { shows }) };
  });
  const datedDays = content.dated.flatMap(({ data }) =>
    data.map(({ month, day, reference, sentence, es, entry }): DatedDay => {
      const id = entry === undefined ? undefined : known.get(entry)?.id;
      return {
        month,
        day,
        osis: refsOsis(readReferences([reference])),
        sentence,
        ...(es !== undefined && { translations: { es } }),
        ...(id !== undefined && { entry: id }),
      };
    }),
  );
  return {
    pages: pages.sort(
      (a, b) =>
        (a.slug < b.slug ? -1 : Number(a.slug > b.slug)) ||
        languages.indexOf(a.language) - languages.indexOf(b.language),
    ),
    dayVerses: content.dayVerses.flatMap(({ verses }) => verses.map(({ osis }) => osis)),
    datedDays: datedDays.sort((a, b) => a.month - b.month || a.day - b.day),
  };
}
