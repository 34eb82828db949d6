import type { Language, Translated } from '@manna/shared/contracts';
import { yearName, yearSpan, type yearsText } from '@manna/shared/domain';
import { timelinePath } from '../../names/timeline-path';
import type { certaintyNames, datingNames, kindNames } from '../../names/value-names';
import type { EntryData } from './load-subject';
import { namingFacts, type NamingFact } from './naming-facts';
import type { factText } from './subject-text';

/** A short fact: a value, several of them, or the entries that it names. */
export type Fact = ValueFact | ListFact | NamingFact;

interface ListFact {
  term: string;
  values: readonly FactValue[];
}

export type ValueFact = FactValue & { term: string };

export interface FactValue {
  value: string;
  /** Language of a value from the content: 'en', or 'la' for a scientific name. */
  language?: string;
  /** Path that the value links to. */
  path?: string;
  /** The verse that says so, as an OSIS id. */
  osis?: string;
}

/** Texts for facts. */
interface FactWords {
  fact: Translated<typeof factText>;
  years: Translated<typeof yearsText>;
  kinds: typeof kindNames;
  roles: Readonly<Record<string, string>>;
  certainties: Translated<typeof certaintyNames>;
  datings: Translated<typeof datingNames>;
  language: Language;
}

/** Three decimal places are about a hundred metres, enough to find a village. */
const DEGREE_DIGITS = 3;

type Of<Typename extends EntryData['__typename']> = Extract<EntryData, { __typename: Typename }>;

const kindFact = (kind: string, { fact, kinds }: FactWords): ValueFact => {
  const name = kinds[kind];
  return name === undefined ? { term: fact.kind, value: kind, language: 'en' } : { term: fact.kind, value: name };
};

/** A role that this version of the pages does not know is left out. */
function roleFacts({ roles }: Of<'Person'>, { fact, roles: names }: FactWords): ListFact[] {
  const values = roles.flatMap(({ role, osis }): FactValue[] => {
    const value = names[role];
    return value === undefined ? [] : [osis == null ? { value } : { value, osis }];
  });
  return values.length === 0 ? [] : [{ term: fact.role, values }];
}

function lifeFacts({ born, died }: Of<'Person'>, { fact, years }: FactWords): ValueFact[] {
  if (born != null && died != null)
    return [{ term: fact.lived, value: yearSpan(born, died, years), path: timelinePath(born, died) }];
  if (born != null) return [{ term: fact.born, value: yearName(born, years), path: timelinePath(born, born) }];
  return died == null ? [] : [{ term: fact.died, value: yearName(died, years), path: timelinePath(died, died) }];
}

function placeFacts(place: Of<'Place'>, words: FactWords): ValueFact[] {
  const { kind, location, certainty, modernName, candidates, pagePath } = place;
  const { fact, certainties, language } = words;
  const degrees = (value: number) => Math.abs(value).toLocaleString(language, { maximumFractionDigits: DEGREE_DIGITS });
  const facts = [kindFact(kind, words)];
  if (location) {
    const { lat, lon } = location;
    const latitude = (lat < 0 ? fact.south : fact.north)(degrees(lat));
    const longitude = (lon < 0 ? fact.west : fact.east)(degrees(lon));
    facts.push({
      term: fact.location,
      value: `${latitude}, ${longitude}`,
      // The atlas with this place chosen: both paths are below the encyclopedia.
      path: pagePath.replace('places/', 'atlas?place='),
    });
  }
  facts.push({ term: fact.certainty, value: certainties[certainty] });
  if (modernName) facts.push({ term: fact.modernName, value: modernName, language: 'en' });
  if (candidates.length > 1) {
    const sites = candidates.map(({ name, confidence }) => fact.candidate(name, confidence));
    facts.push({ term: fact.candidates, value: sites.join('; ') });
  }
  return facts;
}

function livingFacts(entry: Of<'Animal' | 'Plant'>, words: FactWords): ValueFact[] {
  const { kind, scientificName, certainty } = entry;
  const { fact, certainties } = words;
  const law = 'foodLaw' in entry ? entry.foodLaw : undefined;
  return [
    kindFact(kind, words),
    ...(scientificName ? [{ term: fact.scientificName, value: scientificName, language: 'la' }] : []),
    { term: fact.certainty, value: certainties[certainty] },
    ...(law ? [{ term: fact.foodLaw, value: law.isClean ? fact.clean : fact.unclean, osis: law.osis }] : []),
  ];
}

function eventFacts({ eventsStart, eventsEnd, dating }: Of<'Event'>, { fact, years, datings }: FactWords): ValueFact[] {
  return [
    {
      term: fact.date,
      value: yearSpan(eventsStart, eventsEnd, years),
      path: timelinePath(eventsStart, eventsEnd),
    },
    { term: fact.dating, value: datings[dating] },
  ];
}

/** The facts about an entry, which depend on its type, in display order; those that name other entries come last. */
export const factsOf = (entry: EntryData, words: FactWords): Fact[] => [
  ...ownFacts(entry, words),
  ...namingFacts(entry, words.fact),
];

function ownFacts(entry: EntryData, words: FactWords): (ValueFact | ListFact)[] {
  switch (entry.__typename) {
    case 'Person':
      return [...roleFacts(entry, words), ...lifeFacts(entry, words)];
    case 'Place':
      return placeFacts(entry, words);
    case 'Animal':
    case 'Plant':
      return livingFacts(entry, words);
    case 'Tribe':
      return [kindFact(entry.kind, words)];
    case 'Event':
      return eventFacts(entry, words);
    case 'DictionaryWord':
      return [
        kindFact(entry.kind, words),
        ...(entry.measure ? [{ term: words.fact.measure, value: entry.measure, language: 'en' }] : []),
      ];
    default:
      return [];
  }
}
