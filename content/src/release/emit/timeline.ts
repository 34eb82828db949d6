import type { DatedSubject, Entry, Lineage, Relation, TimelineItem, TimelineLane } from '@manna/shared/contracts';
import { hasRole } from './roles-in-titles';

/** What the timeline is made from. */
export interface DatedContent {
  readonly entries: readonly Entry[];
  readonly relations: readonly Relation[];
  readonly lineages: readonly Lineage[];
}

type Of<Typename extends Entry['typename']> = Extract<Entry, { typename: Typename }>;

/** Which lane a line of rulers is in. */
const lanesOfReigns: Readonly<Record<string, TimelineLane>> = {
  'united-kingdom': 'judah',
  'kings-of-judah': 'judah',
  'kings-of-israel': 'israel',
  empires: 'empires',
};

/** Periods after the New Testament. */
const churchPeriods: ReadonlySet<string> = new Set(['church-history', 'bible-translation']);

/** Periods whose approximate years are reckoned by historians, too. */
const historiansPeriods: ReadonlySet<string> = new Set(['between-the-testaments', 'early-church', ...churchPeriods]);

/** Elijah took part in the Transfiguration, 900 years after his days: an event so far from the others does not count. */
const FAR_YEARS = 60;

/** The years that historians give to something about an entry. */
function historiansOf(entry: Entry | undefined, subject: DatedSubject): Pick<TimelineItem, 'historians'> {
  const date = entry?.dates?.find(({ of, scheme }) => of === subject && scheme === 'historians');
  if (!date) return {};
  const { start, end, certainty } = date;
  return { historians: { start, end, isApproximate: certainty !== 'certain' } };
}

/** Adds the item's own years as those of historians if they are. */
const asHistorians = (item: TimelineItem, isHistorical: boolean): TimelineItem =>
  isHistorical && !item.historians
    ? { ...item, historians: { start: item.start, end: item.end, isApproximate: item.isApproximate } }
    : item;

const commonOf = ({ id, name, title, pagePath, verses }: Entry) => ({
  name,
  ...(title !== undefined && { title }),
  entry: { id, path: pagePath },
  verseCount: verses.length,
});

function lifeOf(person: Of<'Person'>): TimelineItem[] {
  const { born, died } = person;
  const start = born ?? died;
  const end = died ?? born;
  if (start === undefined || end === undefined) return [];
  const isApproximate = born === undefined || died === undefined;
  return [{ lane: 'lives', ...commonOf(person), start, end, isApproximate, ...historiansOf(person, 'life') }];
}

const eventOf = (event: Of<'Event'>): TimelineItem =>
  asHistorians(
    {
      lane: churchPeriods.has(event.period) ? 'church' : 'events',
      ...commonOf(event),
      start: event.eventsStart,
      end: event.eventsEnd,
      isApproximate: event.dating === 'approximate',
      period: event.period,
      ...historiansOf(event, 'event'),
    },
    event.dating === 'historical' || historiansPeriods.has(event.period),
  );

/** When a book was written: by tradition, and by historians. */
function writingOf(book: Entry): TimelineItem[] {
  const date = book.dates?.find(({ of, scheme }) => of === 'writing' && scheme === 'tradition');
  if (!date) return [];
  const { start, end, certainty } = date;
  const isApproximate = certainty !== 'certain';
  return [{ lane: 'writing', ...commonOf(book), start, end, isApproximate, ...historiansOf(book, 'writing') }];
}

/** The years from the first to the last of the events that a prophet took part in. */
function prophetOf(person: Of<'Person'>, events: readonly Of<'Event'>[]): TimelineItem[] {
  const inTime = [...events].sort((one, other) => one.eventsStart - other.eventsStart);
  const middle = inTime[Math.floor((inTime.length - 1) / 2)]?.eventsStart;
  if (middle === undefined) return [];
  const near = inTime.filter(({ eventsStart }) => Math.abs(eventsStart - middle) <= FAR_YEARS);
  const start = Math.min(...near.map(({ eventsStart }) => eventsStart));
  const end = Math.max(...near.map(({ eventsEnd }) => eventsEnd));
  return [
    {
      lane: 'prophets',
      ...commonOf(person),
      start,
      end,
      isApproximate: true,
      ...historiansOf(person, 'ministry'),
    },
  ];
}

function reignsOf({ slug, members }: Lineage, byId: ReadonlyMap<string, Entry>): TimelineItem[] {
  const lane = lanesOfReigns[slug];
  if (lane === undefined) return [];
  return members.flatMap(({ name, person, note, start, end }) => {
    if (start === undefined || end === undefined) return [];
    const entry = person === undefined ? undefined : byId.get(person);
    const reign: TimelineItem = {
      lane,
      ...(entry ? commonOf(entry) : { verseCount: 0 }),
      name,
      ...(note !== undefined && { title: note }),
      start,
      end,
      isApproximate: false,
      ...historiansOf(entry, 'reign'),
    };
    return asHistorians(reign, lane === 'empires');
  });
}

/** What the timeline shows, by start, the longer first. */
export function timelineOf({ entries, relations, lineages }: DatedContent): TimelineItem[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const eventsOf = new Map<string, Of<'Event'>[]>();
  for (const { from, to, kind } of relations) {
    const event = kind === 'tookPartIn' ? byId.get(to) : undefined;
    if (event?.typename === 'Event') eventsOf.set(from, [...(eventsOf.get(from) ?? []), event]);
  }
  const items = [
    ...entries.flatMap((entry) => {
      if (entry.typename === 'Event') return [eventOf(entry)];
      if (entry.typename === 'DictionaryWord') return writingOf(entry);
      if (entry.typename !== 'Person') return [];
      const isProphet = entry.title !== undefined && hasRole(entry.title, 'prophet');
      return [...lifeOf(entry), ...(isProphet ? prophetOf(entry, eventsOf.get(entry.id) ?? []) : [])];
    }),
    ...lineages.flatMap((lineage) => reignsOf(lineage, byId)),
  ];
  // Half a life says nothing of somebody whose reign or days are shown.
  const elsewhere = new Set(items.flatMap(({ lane, entry }) => (entry && lane !== 'lives' ? [entry.id] : [])));
  const isHalf = ({ lane, entry, isApproximate }: TimelineItem) =>
    lane === 'lives' && isApproximate && entry !== undefined && elsewhere.has(entry.id);
  return items
    .filter((item) => !isHalf(item))
    .sort(
      (one, other) =>
        one.start - other.start || other.end - one.end || (one.name < other.name ? -1 : Number(one.name > other.name)),
    );
}
