import type { Journey } from '@manna/shared/contracts';
import { collections, refEnds, verseOsisId } from '@manna/shared/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { entryFor } from '../entries/read-entry';
import { badInput, checkLength } from '../graphql/bad-input';
import { grouped } from '../graphql/grouped';
import type { QueryContext } from '../graphql/query-context';
import { readSpan, type VerseSpan } from '../verses/verse-span';
import type { MentionRow } from './mentions-repository';

const MAX_PASSAGES = 200;
/** Maximum number of entries of one collection. */
const MAX_MENTIONS = 100;

/** The collections whose entries are mentioned in verses, in the order of their groups. */
const mentioned = collections
  .filter(({ pillar }) => pillar === 'encyclopedia' || pillar === 'dictionary')
  .map(({ slug }) => slug);

function spanOf(passage: string): VerseSpan {
  const span = readSpan(passage);
  if (!span) throw badInput(`"${passage}" is not a chapter or verses of the Bible, such as Gen.1 or Gen.1.1-Gen.2.3.`);
  return span;
}

/** Ids of the places at which a journey stops in one of these spans. */
function visitedIn(spans: readonly VerseSpan[], journeys: readonly Journey[]): ReadonlySet<string> {
  const isIn = ({ references }: Journey['stops'][number]) =>
    references.map(refEnds).some(([first, last]) => spans.some(({ from, to }) => first <= to && from <= last));
  const stops = journeys.flatMap((journey) => journey.stops).filter(isIn);
  return new Set(stops.map(({ place }) => place));
}

interface MentionParent extends MentionRow {
  isVisited: boolean;
}

export const mentionsResolvers = {
  Query: {
    async mentionsIn(
      _: unknown,
      { passages, collections: wanted }: { passages: string[]; collections?: string[] | null },
      { mentions: repository, journeys }: QueryContext,
    ) {
      checkLength(passages, MAX_PASSAGES, 'passages');
      const spans = passages.map(spanOf);
      if (spans.length === 0) return [];
      const among = wanted ? mentioned.filter((slug) => wanted.includes(slug)) : mentioned;
      const [rows, all] = await Promise.all([repository.in(spans, among, MAX_MENTIONS), journeys.journeys()]);
      const visited = visitedIn(spans, all);
      return [...grouped(rows, ({ collection }) => collection)].map(([collection, found]) => ({
        collection,
        totalCount: found[0]?.total ?? 0,
        mentions: found.map((row): MentionParent => ({ ...row, isVisited: visited.has(row.entry) })),
      }));
    },
  },
  Mention: {
    entry: ({ entry }: MentionParent, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      entryFor(entry, context, info),
    firstVerse: ({ firstVerse }: MentionParent): string | undefined => verseOsisId(firstVerse),
  },
};
