import type { Citation, Entry, EntryDate, Lineage } from '@manna/shared/contracts';
import type { AuthoredContent } from '../authored/authored';
import { fullCitations } from '../authored/citation';
import type { ChronologyFile } from '../authored/front-matter';
import type { KnownEntries } from '../authored/known-entries';
import { yearNumber } from '../authored/year-number';

/** The work whose reckoning the dates of entries and lineages follow, as far as the Old Testament goes. */
const USSHER = 'ussher-annals';

interface DateSources {
  readonly content: AuthoredContent;
  readonly known: KnownEntries;
  readonly lineages: readonly Lineage[];
}

/** The order of dates on a page: tradition first. */
const bySubject = (one: EntryDate, other: EntryDate): number =>
  one.of === other.of ? Number(one.scheme === 'historians') - Number(other.scheme === 'historians') : 0;

/** The years that entry and lineages give to what a date is about; undefined if they have none. */
function traditionalYears(
  entry: Entry,
  subject: EntryDate['of'],
  reigns: ReadonlyMap<string, readonly [number, number]>,
): readonly [number, number] | undefined {
  if (subject === 'reign') return reigns.get(entry.id);
  if (entry.typename === 'Event') return [entry.eventsStart, entry.eventsEnd];
  if (entry.typename !== 'Person' || subject !== 'life') return undefined;
  const { born, died } = entry;
  return born === undefined || died === undefined ? undefined : [born, died];
}

/** Adds the dates of the chronology to the entries, each beside the traditional date if the entry or a lineage has one. */
export function withDates(
  entries: readonly Entry[],
  { content: { chronology, library }, known, lineages }: DateSources,
): readonly Entry[] {
  const works = library[0]?.data ?? {};
  const [ussher] = fullCitations([USSHER], works);
  const reigns = new Map(
    lineages.flatMap(({ members }) =>
      members.flatMap(({ person, start, end }) =>
        person === undefined || start === undefined || end === undefined ? [] : [[person, [start, end]] as const],
      ),
    ),
  );
  const rows = new Map<string, ChronologyFile>();
  for (const row of chronology.flatMap(({ data }) => data)) {
    const id = known.get(row.entry)?.id;
    if (id !== undefined) rows.set(id, [...(rows.get(id) ?? []), row]);
  }
  return entries.map((entry): Entry => {
    const dates = (rows.get(entry.id) ?? []).flatMap((row) => {
      const [source] = fullCitations([row.source], works);
      const years = row.scheme === 'historians' ? traditionalYears(entry, row.what, reigns) : undefined;
      return [...(years ? [traditional(row.what, years, ussher)] : []), ...(source ? [written(row, source)] : [])];
    });
    return dates.length === 0 ? entry : { ...entry, dates: dates.sort(bySubject) };
  });
}

const traditional = (
  of: EntryDate['of'],
  [start, end]: readonly [number, number],
  ussher: Citation | undefined,
): EntryDate => ({
  of,
  scheme: 'tradition',
  start,
  end,
  ...(ussher && end <= 0 && { source: ussher }),
});

function written({ what, scheme, start, end, certainty, note }: ChronologyFile[number], source: Citation): EntryDate {
  return {
    of: what,
    scheme,
    start: yearNumber(start),
    end: yearNumber(end ?? start),
    certainty,
    source,
    ...(note !== undefined && { note }),
  };
}
