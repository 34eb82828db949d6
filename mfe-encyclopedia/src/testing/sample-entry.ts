import type { EntryQuery } from '../generated/graphql';

type Entry = NonNullable<EntryQuery['entryByPath']['entry']>;

const base = {
  id: 'people-1',
  name: 'Abraham',
  title: 'Father of many',
  aliases: [],
  pronunciation: null,
  pagePath: '/encyclopedia/people/abraham',
  summary: 'Called from Ur.',
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'He went out.' }] }],
  origin: 'authored',
  category: { slug: 'people' },
  relatedBibleRefString: '',
  verseCount: 0,
  versesByBook: [],
  verses: [],
  originals: [],
  images: [],
  sources: [],
  reading: [],
  dates: [],
  evidence: [],
  relatedEntities: [],
  relatedPlaces: [],
  relatedEvents: [],
  relatedArticles: [],
  relatedResources: [],
  relatedWords: [],
};

/** An entry as the query returns it: a person unless `fields` say otherwise. */
export const sampleEntry = (fields: Readonly<Record<string, unknown>> = {}): Entry =>
  ({
    __typename: 'Person',
    sex: 'male',
    roles: [],
    born: null,
    died: null,
    namedKin: [],
    ...base,
    ...fields,
  }) as unknown as Entry;
