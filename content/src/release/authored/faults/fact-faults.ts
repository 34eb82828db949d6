import { yearNumber } from '../year-number';
import { versesOf } from '../../../base/bible/reference-verses';
import { entryKey, type AuthoredContent, type AuthoredEntry } from '../authored';
import { findCycles } from './cycles';
import { referencesOf } from '../draft';
import type { Fault, LineFault } from '../fault';

type Of<C extends AuthoredEntry['collection']> = Extract<AuthoredEntry, { collection: C }>;

const yearOf = (text: string | undefined) => (text === undefined ? undefined : yearNumber(text));
const isAfter = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && yearNumber(one) > yearNumber(other);

function placeFaults({ matter, lineOf }: Of<'places'>): LineFault[] {
  const { lat, lon, certainty } = matter;
  const line = lineOf('certainty');
  if ((lat === undefined) !== (lon === undefined)) {
    return [{ line: lineOf(lat === undefined ? 'lon' : 'lat'), sentence: 'A location has both "lat" and "lon".' }];
  }
  if (certainty === 'unknown' && lat !== undefined) {
    return [{ line: lineOf('lat'), sentence: 'A place that is unknown has no coordinates.' }];
  }
  return certainty !== 'unknown' && lat === undefined
    ? [{ line, sentence: `A place whose certainty is "${certainty}" has coordinates.` }]
    : [];
}

/**
 * Reports a life that ends before it begins, a parent or spouse of the wrong sex, and a parent who lived at another
 * time than the child.
 */
function personFaults({ matter, lineOf }: Of<'people'>, people: ReadonlyMap<string, Of<'people'>>): LineFault[] {
  const faults: LineFault[] = [];
  if (isAfter(matter.born, matter.died))
    faults.push({ line: lineOf('died'), sentence: 'The death is before the birth.' });
  for (const [role, sex] of [
    ['father', 'male'],
    ['mother', 'female'],
  ] as const) {
    const named = matter[role];
    const parent = named === undefined ? undefined : people.get(named)?.matter;
    if (!parent) continue;
    const line = lineOf(role);
    if (parent.sex !== sex) faults.push({ line, sentence: `The ${role} ${named} is not said to be ${sex}.` });
    if (isAfter(parent.born, matter.born)) faults.push({ line, sentence: `The ${role} ${named} is born later.` });
    const [died, born] = [yearOf(parent.died), yearOf(matter.born)];
    // A father may have died some months before the birth.
    if (died !== undefined && born !== undefined && died + 1 < born) {
      faults.push({ line, sentence: `The ${role} ${named} is dead before the birth.` });
    }
  }
  for (const [index, spouse] of matter.spouses.entries()) {
    const sex = people.get(spouse)?.matter.sex;
    if (sex === undefined || sex !== matter.sex) continue;
    faults.push({ line: lineOf('spouses', index), sentence: `The spouse ${spouse} is ${sex} too.` });
  }
  return faults;
}

/**
 * Reports people who were dead or not yet born at the time of the event. People whose own entry refers to a verse of
 * the event are allowed, such as Moses at the Transfiguration.
 */
function eventFaults(
  { matter, lineOf, references }: Of<'events'>,
  people: ReadonlyMap<string, Of<'people'>>,
): LineFault[] {
  const { start, end = start } = matter;
  if (isAfter(start, end)) return [{ line: lineOf('end'), sentence: 'The event ends before it begins.' }];
  const verses = new Set(references.flatMap(versesOf));
  return matter.people.flatMap((named, index): LineFault[] => {
    const person = people.get(named);
    if (!person) return [];
    const { born, died } = person.matter;
    const when = isAfter(born, end) ? `is born in ${born}` : isAfter(start, died) ? `dies in ${died}` : undefined;
    if (when === undefined) return [];
    if ([...person.references, ...referencesOf(person.body)].flatMap(versesOf).some((verse) => verses.has(verse))) {
      return [];
    }
    const sentence = `${named} ${when}, and no reference of that entry meets the event's.`;
    return [{ line: lineOf('people', index), sentence }];
  });
}

function cycleFaults<E extends AuthoredEntry>(
  entries: readonly E[],
  edgesOf: (entry: E) => readonly (string | undefined)[],
  field: (entry: E) => string,
  what: string,
): Fault[] {
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const edges = new Map([...byKey].map(([key, entry]) => [key, edgesOf(entry).filter((to) => to !== undefined)]));
  return findCycles(edges).flatMap((cycle): Fault[] => {
    const [first = ''] = cycle;
    const entry = byKey.get(first);
    const way = [...cycle, first].join(' -> ');
    return entry ? [{ file: entry.file, line: entry.lineOf(field(entry)), sentence: `${what}: ${way}.` }] : [];
  });
}

const lineageFaults = ({ lineages }: AuthoredContent): Fault[] =>
  lineages.flatMap(({ file, data, lineOf }) =>
    data.members.flatMap(({ start, end }, index) =>
      isAfter(start, end)
        ? [{ file, line: lineOf('members', index, 'end'), sentence: 'The reign ends before it begins.' }]
        : [],
    ),
  );

/** Reports facts in the front matter that contradict each other. */
export function factFaults(content: AuthoredContent): Fault[] {
  const people = content.entries.filter((entry) => entry.collection === 'people');
  const places = content.entries.filter((entry) => entry.collection === 'places');
  const byKey = new Map(people.map((person) => [entryKey(person), person]));
  const ofEntry = (entry: AuthoredEntry): LineFault[] => {
    if (entry.collection === 'places') return placeFaults(entry);
    if (entry.collection === 'people') return personFaults(entry, byKey);
    return entry.collection === 'events' ? eventFaults(entry, byKey) : [];
  };
  return [
    ...content.entries.flatMap((entry) => ofEntry(entry).map((fault) => ({ file: entry.file, ...fault }))),
    ...cycleFaults(
      people,
      ({ matter }) => [matter.father, matter.mother],
      ({ matter }) => (matter.father === undefined ? 'mother' : 'father'),
      'Somebody is their own ancestor',
    ),
    ...cycleFaults(
      places,
      ({ matter }) => [matter.partOf],
      () => 'partOf',
      'A place is a part of itself',
    ),
    ...lineageFaults(content),
  ];
}
