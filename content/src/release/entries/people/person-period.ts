import type { Entry, Period, Relation } from '@manna/shared/contracts';
import { books, versePlace } from '@manna/shared/domain';
import { versesOf } from '../../../base/bible/reference-verses';
import { periodOfYear } from '../period-of-year';
import { isSharedName } from './roles-of';

type Of<Typename extends Entry['typename']> = Extract<Entry, { typename: Typename }>;
type Years = readonly [first: number, last: number];
/** An event for each key. */
type Scenes<Key> = ReadonlyMap<Key, Of<'Event'>>;

/** The periods whose events the New Testament tells. The Old Testament tells those before, and nobody the others. */
const ofNewTestament: readonly Period[] = ['life-of-christ', 'early-church'];
const notTold: readonly Period[] = ['between-the-testaments', 'church-history', 'bible-translation'];

const isInNewTestament = (verse: number) => books[versePlace(verse).book - 1]?.testament === 'new';

/** The event that tells what happens in each verse. If several do, it is the one with the fewest verses. */
export function tellingEvents(events: readonly Of<'Event'>[]): Scenes<number> {
  const told = new Map<number, readonly [length: number, event: Of<'Event'>]>();
  for (const event of events) {
    if (notTold.includes(event.period)) continue;
    for (const verses of event.references.map(versesOf)) {
      for (const verse of verses) {
        // References also go to passages that the event only recalls.
        if (isInNewTestament(verse) !== ofNewTestament.includes(event.period)) continue;
        const known = told.get(verse);
        if (!known || verses.length < known[0]) told.set(verse, [verses.length, event]);
      }
    }
  }
  return new Map([...told].map(([verse, [, event]]) => [verse, event]));
}

/** The years of a reign or a ministry; undefined if none are known. */
function yearsOfOffice({ dates = [] }: Of<'Person'>): Years | undefined {
  const office = dates.find(({ of }) => of === 'reign' || of === 'ministry');
  return office && [office.start, office.end];
}

const yearsOfLife = ({ born, died }: Of<'Person'>): Years | undefined =>
  born === undefined || died === undefined ? undefined : [born, died];

const periodOfYears = ([start, end]: Years): Period => periodOfYear((start + end) / 2);

/** The earliest event that each person takes part in, by the person's id. */
export function firstDeeds(events: readonly Of<'Event'>[], relations: readonly Relation[]): Scenes<string> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const first = new Map<string, Of<'Event'>>();
  for (const { from, to, kind } of relations) {
    const event = kind === 'participant' ? byId.get(from) : undefined;
    if (event && event.eventsStart < (first.get(to)?.eventsStart ?? Infinity)) first.set(to, event);
  }
  return first;
}

/**
 * The period of a reign or a ministry, otherwise of the event in which the Bible first mentions the person, or of the
 * first that the person takes part in. If this event is not in the person's life, the middle of the life decides.
 */
export function periodOf(person: Of<'Person'>, told: Scenes<number>, deeds: Scenes<string>): Period | undefined {
  if (isSharedName(person)) return undefined;
  const office = yearsOfOffice(person);
  if (office) return periodOfYears(office);
  const [first] = person.verses;
  const event = (first === undefined ? undefined : told.get(first)) ?? deeds.get(person.id);
  const life = yearsOfLife(person);
  if (!life) return event?.period;
  const isWithin = event && event.eventsStart <= life[1] && event.eventsEnd >= life[0];
  return isWithin ? event.period : periodOfYears(life);
}
