// Written by `npm run codegen` from the schema and the .graphql files of this folder.
import type { BibleRef, Prose } from '@manna/shared/contracts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The direction of a text. */
export type Direction =
  /** From left to right. */
  | 'ltr'
  /** From right to left. */
  | 'rtl';

/** All entries of one type; the plural in their paths. */
export type Collection =
  /** /encyclopedia/people */
  | 'people'
  /** /encyclopedia/places */
  | 'places'
  /** /encyclopedia/events */
  | 'events'
  /** /encyclopedia/plants */
  | 'plants'
  /** /encyclopedia/tribes: the twelve tribes, and peoples */
  | 'tribes'
  /** /encyclopedia/animals */
  | 'animals'
  /** /dictionary */
  | 'dictionary'
  /** /articles */
  | 'articles'
  /** /resources */
  | 'resources';

/** How certain something is that the Bible does not say. */
export type Certainty =
  /** No serious doubt. */
  | 'certain'
  /** Most agree. */
  | 'probable'
  /** One proposal among others. */
  | 'possible'
  /** Not known. */
  | 'unknown';

/** The origin of an entry's text. */
export type Origin =
  /** Written for this site. */
  | 'authored'
  /** Generated from the original texts and the lexicon. */
  | 'derived'
  /** Brought in by the site's operator. */
  | 'imported';

/** The basis of an event's date. */
export type Dating =
  /** By the received chronology. */
  | 'traditional'
  /** By records outside the Bible too. */
  | 'historical'
  /** Near the year given. */
  | 'approximate';

/** What the related item is to the entry: in Isaac's relation to Abraham the kind is `father`. */
export type RelationKind =
  /** The item is its father. */
  | 'father'
  /** The item is its mother. */
  | 'mother'
  /** The item is its child. */
  | 'child'
  /** The item is its husband or wife. */
  | 'spouse'
  /** The item is its brother or sister, of both parents or of one. */
  | 'sibling'
  /** The item is further kin: a cousin, a nephew, or another of the same family. */
  | 'kin'
  /** The item is the event of its birth. */
  | 'birthEvent'
  /** The item is the event of its death. */
  | 'deathEvent'
  /** The item is who was born in this event. */
  | 'birthOf'
  /** The item is who died in this event. */
  | 'deathOf'
  /** The item is the place of its birth. */
  | 'birthPlace'
  /** The item is the place of its death. */
  | 'deathPlace'
  /** The item is who was born here. */
  | 'bornHere'
  /** The item is who died here. */
  | 'diedHere'
  /** The item took part in this event. */
  | 'participant'
  /** The item is an event it took part in. */
  | 'tookPartIn'
  /** The item is the place of this event. */
  | 'happenedAt'
  /** The item is an event of this place. */
  | 'sceneOf'
  /** The item is the larger place that contains this one. */
  | 'partOf'
  /** The item is a place within this one. */
  | 'holds'
  /** The item is the tribe or people it belongs to. */
  | 'memberOf'
  /** The item belongs to this tribe or people. */
  | 'member'
  /** The item is the ancestor of this tribe or people. */
  | 'ancestor'
  /** The item is the tribe or people that came from it. */
  | 'descendants'
  /** The item is where it lived. */
  | 'home'
  /** The item lived here. */
  | 'homeOf'
  /** The item is mentioned together with it. */
  | 'related';

/** What a date is about. */
export type DatedSubject =
  /** An event. */
  | 'event'
  /** The reign of a king or queen. */
  | 'reign'
  /** A life, from birth to death. */
  | 'life'
  /** The years in which a prophet spoke. */
  | 'ministry'
  /** The writing of a book. */
  | 'writing';

/** Who gives a date. */
export type DatingScheme =
  /** Tradition: for the Old Testament the reckoning of Ussher. */
  | 'tradition'
  /** Historians. */
  | 'historians';

/** The periods of the timeline. */
export type Period =
  /** Creation to Babel. */
  | 'beginnings'
  /** Abraham to Joseph. */
  | 'patriarchs'
  /** Moses to Joshua. */
  | 'exodus'
  /** The judges, to Samuel. */
  | 'judges'
  /** Saul, David and Solomon. */
  | 'united_kingdom'
  /** Israel and Judah side by side. */
  | 'divided_kingdom'
  /** In Babylon. */
  | 'exile'
  /** Cyrus to Nehemiah. */
  | 'return'
  /** Alexander to Herod. */
  | 'between_the_testaments'
  /** The Gospels. */
  | 'life_of_christ'
  /** The Acts and the letters. */
  | 'early_church'
  /** After the New Testament. */
  | 'church_history'
  /** How the Bible came into the languages of the world. */
  | 'bible_translation';

/** A lane of the timeline. */
export type TimelineLane =
  /** People, from birth to death. */
  | 'lives'
  /** Prophets, in the years of the events that they took part in. */
  | 'prophets'
  /** Kings of Israel before the division, and of Judah. */
  | 'judah'
  /** Kings of Israel, the northern kingdom. */
  | 'israel'
  /** Empires that ruled the land. */
  | 'empires'
  /** Events of the Bible. */
  | 'events'
  /** The writing of the books of the Bible. */
  | 'writing'
  /** Events of the church, and of the translation of the Bible. */
  | 'church';

export type AtlasJourneyQueryVariables = Exact<{
  slug: string;
}>;


export type AtlasJourneyQuery = { journey: { __typename: 'Journey', slug: string, name: string, summary: string, stops: Array<{ __typename: 'JourneyStop', note: string | null, byShip: BibleRef | null, references: Array<BibleRef>, place: { __typename: 'Place', slug: string, name: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }> } | null };

export type AtlasPassageQueryVariables = Exact<{
  passages: Array<string> | string;
}>;


export type AtlasPassageQuery = { mentionsIn: Array<{ __typename: 'MentionedCollection', totalCount: number, mentions: Array<{ __typename: 'Mention', isVisited: boolean, location: { __typename: 'Location', lat: number, lon: number } | null, entry:
        | { __typename: 'Person', slug: string, name: string, pagePath: string }
        | { __typename: 'Place', slug: string, name: string, pagePath: string }
        | { __typename: 'Animal', slug: string, name: string, pagePath: string }
        | { __typename: 'Plant', slug: string, name: string, pagePath: string }
        | { __typename: 'Tribe', slug: string, name: string, pagePath: string }
        | { __typename: 'Event', slug: string, name: string, pagePath: string }
        | { __typename: 'DictionaryWord', slug: string, name: string, pagePath: string }
        | { __typename: 'Article', slug: string, name: string, pagePath: string }
        | { __typename: 'Resource', slug: string, name: string, pagePath: string }
       }> }> };

export type AtlasPlaceQueryVariables = Exact<{
  slug: string;
}>;


export type AtlasPlaceQuery = { entryBySlug:
    | { __typename: 'Person' }
    | { __typename: 'Place', slug: string, name: string, title: string | null, pagePath: string, summary: string, kind: string, certainty: Certainty, modernName: string | null, verses: Array<string>, verseCount: number, location: { __typename: 'Location', lat: number, lon: number } | null, candidates: Array<{ __typename: 'SiteCandidate', name: string, lat: number, lon: number, confidence: number }> }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource' }
   | null };

export type AtlasQueryVariables = Exact<{ [key: string]: never; }>;


export type AtlasQuery = { mappedPlaces: Array<{ __typename: 'MappedPlace', slug: string, name: string, kind: string, certainty: Certainty, lat: number, lon: number, verseCount: number, periods: Array<Period> }>, journeys: Array<{ __typename: 'Journey', slug: string, name: string }>, ground:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, revision: string }> }
   | null, kingdoms:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, revision: string }> }
   | null };

export type EncyclopediaContentsQueryVariables = Exact<{
  featured: Array<string> | string;
}>;


export type EncyclopediaContentsQuery = { pillars: Array<{ __typename: 'Pillar', id: string, count: number, categories: Array<{ __typename: 'CategoryCount', count: number, category: { __typename: 'Category', slug: string } }> }>, entries: Array<
    | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
    | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
  > };

export type FamilyTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type FamilyTreeQuery = { everyFamily: { __typename: 'Family', people: Array<{ __typename: 'KinPerson', slug: string, name: string, title: string | null, sex: string | null, hasPage: boolean, path: string | null }>, ties: Array<{ __typename: 'KinTie', person: string, relative: string, kind: RelationKind, osis: string | null }> } };

export type FamilyQueryVariables = Exact<{
  slug: string;
  up: number;
  down: number;
}>;


export type FamilyQuery = { family: { __typename: 'Family', people: Array<{ __typename: 'KinPerson', slug: string, name: string, title: string | null, sex: string | null, hasPage: boolean, path: string | null }>, ties: Array<{ __typename: 'KinTie', person: string, relative: string, kind: RelationKind, osis: string | null }> } | null };

export type GenealogiesQueryVariables = Exact<{ [key: string]: never; }>;


export type GenealogiesQuery = { luke: { __typename: 'Lineage', members: Array<{ __typename: 'LineageMember', name: string, note: string | null, path: string | null, references: Array<BibleRef>, person: { __typename: 'Person', slug: string, name: string } | null }> } | null, matthew: { __typename: 'Lineage', members: Array<{ __typename: 'LineageMember', name: string, note: string | null, path: string | null, references: Array<BibleRef>, person: { __typename: 'Person', slug: string, name: string } | null }> } | null };

export type KinPathQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type KinPathQuery = { kinPath: { __typename: 'KinPath', to: { __typename: 'KinPerson', slug: string, name: string, title: string | null }, others: Array<{ __typename: 'KinPerson', slug: string, name: string, title: string | null }>, steps: Array<{ __typename: 'KinStep', kind: RelationKind, osis: string | null, person: { __typename: 'KinPerson', slug: string, name: string, title: string | null, sex: string | null, hasPage: boolean, path: string | null } }> | null } | null };

export type RelativeNamesQueryVariables = Exact<{
  initial: string;
}>;


export type RelativeNamesQuery = { entryIndex: { __typename: 'EntryIndex', entries: Array<{ __typename: 'IndexedEntry', name: string, title: string | null }> } };

export type EntryOfTheDayQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type EntryOfTheDayQuery = { home: { __typename: 'Home', entry:
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string } }
     | null } };

export type EventOfTheDayQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type EventOfTheDayQuery = { home: { __typename: 'Home', event: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, summary: string } | null } };

export type EntryPreviewQueryVariables = Exact<{
  path: string;
}>;


export type EntryPreviewQuery = { entryByPath: { __typename: 'EntryByPath', entry:
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Article', id: string, name: string, title: string | null, summary: string }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string }
     | null } };

export type EntryListQueryVariables = Exact<{
  collection: Collection;
  initial?: string | null | undefined;
  offset: number;
  tiles: boolean;
}>;


export type EntryListQuery = { entryList: { __typename: 'EntryList', items: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, verses?: Array<string>, verseCount?: number, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
    > } };

export type EventListQueryVariables = Exact<{
  period?: Period | null | undefined;
  offset: number;
  tiles: boolean;
}>;


export type EventListQuery = { events: { __typename: 'EventList', totalCount: number, items: Array<{ __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number, dating: Dating, period: Period, verses?: Array<string>, images?: Array<{ __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }> } };

export type InitialsQueryVariables = Exact<{
  collection: Collection;
}>;


export type InitialsQuery = { initials: Array<{ __typename: 'Initial', letter: string, count: number }> };

export type EntryIndexQueryVariables = Exact<{
  collection: Collection;
}>;


export type EntryIndexQuery = { entryIndex: { __typename: 'EntryIndex', facets: Array<{ __typename: 'FacetValue', facet: string, value: string, name: string | null, count: number }>, entries: Array<{ __typename: 'IndexedEntry', slug: string, name: string, title: string | null, aliases: Array<string>, firstVerse: string | null, verseCount: number, livedFrom: number | null, livedUntil: number | null, facets: string }> } };

export type EventIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type EventIndexQuery = { entryIndex: { __typename: 'EntryIndex', facets: Array<{ __typename: 'FacetValue', facet: string, value: string, name: string | null, count: number }>, entries: Array<{ __typename: 'IndexedEntry', slug: string, name: string, title: string | null, aliases: Array<string>, firstVerse: string | null, eventsStart: number | null, eventsEnd: number | null, facets: string }> } };

export type ListFacetsQueryVariables = Exact<{
  collection: Collection;
  initial?: string | null | undefined;
  period?: Period | null | undefined;
}>;


export type ListFacetsQuery = { entryIndex: { __typename: 'EntryIndex', facets: Array<{ __typename: 'FacetValue', facet: string, value: string, name: string | null, count: number }> } };

export type ListPicturesQueryVariables = Exact<{
  collection: Collection;
}>;


export type ListPicturesQuery = { entryIndex: { __typename: 'EntryIndex', entries: Array<{ __typename: 'IndexedEntry', slug: string, image: { __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> } | null }> } };

export type OpeningVerseQueryVariables = Exact<{
  id: string;
}>;


export type OpeningVerseQuery = { verse: { __typename: 'Verse', id: string, texts: Array<{ __typename: 'VerseText', text: string, translation: { __typename: 'Translation', slug: string, language: string, direction: Direction } }> } | null };

export type MentionsQueryVariables = Exact<{
  passages: Array<string> | string;
}>;


export type MentionsQuery = { mentionsIn: Array<{ __typename: 'MentionedCollection', collection: Collection, totalCount: number, mentions: Array<{ __typename: 'Mention', verseCount: number, firstVerse: string, certainty: Certainty | null, isVisited: boolean, location: { __typename: 'Location', lat: number, lon: number } | null, entry:
        | { __typename: 'Person', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Place', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Animal', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Plant', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Tribe', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Event', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'DictionaryWord', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Article', id: string, slug: string, name: string, title: string | null, pagePath: string }
        | { __typename: 'Resource', id: string, slug: string, name: string, title: string | null, pagePath: string }
       }> }>, ground:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, revision: string }> }
   | null };

export type EntriesCalledQueryVariables = Exact<{
  name: string;
}>;


export type EntriesCalledQuery = { entriesCalled: Array<
    | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string }
  > };

export type ChapterVersesQueryVariables = Exact<{
  chapter: string;
  translation: string;
}>;


export type ChapterVersesQuery = { chapter: { __typename: 'Chapter', verses: Array<{ __typename: 'Verse', id: string, verseNumber: number, text: string | null }> } | null, translations: Array<{ __typename: 'Translation', slug: string, language: string, direction: Direction }> };

export type EntryQueryVariables = Exact<{
  path: string;
  offset?: number;
}>;


export type EntryQuery = { entryByPath: { __typename: 'EntryByPath', movedTo: string | null, previous:
      | { __typename: 'Person', name: string, pagePath: string }
      | { __typename: 'Place', name: string, pagePath: string }
      | { __typename: 'Animal', name: string, pagePath: string }
      | { __typename: 'Plant', name: string, pagePath: string }
      | { __typename: 'Tribe', name: string, pagePath: string }
      | { __typename: 'Event', name: string, pagePath: string }
      | { __typename: 'DictionaryWord', name: string, pagePath: string }
      | { __typename: 'Article', name: string, pagePath: string }
      | { __typename: 'Resource', name: string, pagePath: string }
     | null, next:
      | { __typename: 'Person', name: string, pagePath: string }
      | { __typename: 'Place', name: string, pagePath: string }
      | { __typename: 'Animal', name: string, pagePath: string }
      | { __typename: 'Plant', name: string, pagePath: string }
      | { __typename: 'Tribe', name: string, pagePath: string }
      | { __typename: 'Event', name: string, pagePath: string }
      | { __typename: 'DictionaryWord', name: string, pagePath: string }
      | { __typename: 'Article', name: string, pagePath: string }
      | { __typename: 'Resource', name: string, pagePath: string }
     | null, namesakes: Array<
      | { __typename: 'Person', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Place', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Animal', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Plant', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Tribe', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Event', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'DictionaryWord', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Article', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Resource', name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
    >, entry:
      | { __typename: 'Person', sex: string | null, born: number | null, died: number | null, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, roles: Array<{ __typename: 'PersonRole', role: string, osis: string | null }>, namedKin: Array<{ __typename: 'NamedKin', key: string, kind: RelationKind, name: string, sex: string | null, path: string | null }>, birthEvent: { __typename: 'Event', relatedPlaces: Array<{ __typename: 'RelatedPlace', item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }> } | null, deathEvent: { __typename: 'Event', relatedPlaces: Array<{ __typename: 'RelatedPlace', item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }> } | null, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Place', kind: string, certainty: Certainty, modernName: string | null, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, location: { __typename: 'Location', lat: number, lon: number } | null, candidates: Array<{ __typename: 'SiteCandidate', name: string, lat: number, lon: number, confidence: number }>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Animal', kind: string, certainty: Certainty, scientificName: string | null, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, foodLaw: { __typename: 'FoodLaw', isClean: boolean, osis: string } | null, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Plant', kind: string, certainty: Certainty, scientificName: string | null, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Tribe', kind: string, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Event', eventsStart: number, eventsEnd: number, dating: Dating, period: Period, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'DictionaryWord', kind: string, measure: string | null, id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Article', id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Resource', id: string, name: string, title: string | null, aliases: Array<string>, pronunciation: string | null, pagePath: string, summary: string, body: Prose, origin: Origin, relatedBibleRefString: string, verseCount: number, versesAreChosen: boolean, verses: Array<string>, category: { __typename: 'Category', slug: string }, versesByBook: Array<{ __typename: 'VersesOfBook', count: number, book: { __typename: 'Book', osisId: string } }>, originals: Array<{ __typename: 'OriginalWord', strongs: string, language: string, text: string, transliteration: string, meaning: string | null }>, images: Array<{ __typename: 'Image', alt: string, caption: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, dates: Array<{ __typename: 'EntryDate', of: DatedSubject, scheme: DatingScheme, start: number, end: number, certainty: Certainty | null, note: string | null, source: { __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null } | null }>, evidence: Array<{ __typename: 'Evidence', rule: string, found: string }>, relatedEntities: Array<{ __typename: 'RelatedEntity', kind: RelationKind, featured: boolean, item:
            | { __typename: 'Person', sex: string | null, id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
           }>, relatedPlaces: Array<{ __typename: 'RelatedPlace', kind: RelationKind, item: { __typename: 'Place', name: string, pagePath: string, certainty: Certainty, location: { __typename: 'Location', lat: number, lon: number } | null } }>, relatedEvents: Array<{ __typename: 'RelatedEvent', kind: RelationKind, featured: boolean, item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, eventsStart: number, eventsEnd: number } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', featured: boolean, item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', featured: boolean, item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', featured: boolean, item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }> }
     | null }, ground:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, revision: string }> }
   | null };

export type MoreVersesQueryVariables = Exact<{
  id: string;
  offset: number;
}>;


export type MoreVersesQuery = { entry:
    | { __typename: 'Person', id: string, more: Array<string> }
    | { __typename: 'Place', id: string, more: Array<string> }
    | { __typename: 'Animal', id: string, more: Array<string> }
    | { __typename: 'Plant', id: string, more: Array<string> }
    | { __typename: 'Tribe', id: string, more: Array<string> }
    | { __typename: 'Event', id: string, more: Array<string> }
    | { __typename: 'DictionaryWord', id: string, more: Array<string> }
    | { __typename: 'Article', id: string, more: Array<string> }
    | { __typename: 'Resource', id: string, more: Array<string> }
   | null };

export type WordQueryVariables = Exact<{
  strongs: string;
  neighbours: Array<string> | string;
  translation: string;
  offset: number;
}>;


export type WordQuery = { lexiconEntry: { __typename: 'LexiconEntry', strongs: string, lemma: string, language: string, transliteration: string, pronunciation: string, derivation: string, definition: string, kjvDefinition: string, forms: Array<{ __typename: 'CountedText', text: string, count: number }>, renderings: Array<{ __typename: 'CountedText', text: string, count: number }>, entries: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
    >, verses: { __typename: 'VerseList', totalCount: number, items: Array<{ __typename: 'CrossReference', id: string, osisId: string, text: string | null }> } } | null, neighbours: Array<{ __typename: 'LexiconEntry', strongs: string, lemma: string, language: string }>, translations: Array<{ __typename: 'Translation', slug: string, language: string, direction: Direction }> };

export type TimelineQueryVariables = Exact<{ [key: string]: never; }>;


export type TimelineQuery = { timeline: Array<{ __typename: 'TimelineItem', lane: TimelineLane, name: string, title: string | null, path: string | null, start: number, end: number, isApproximate: boolean, period: Period | null, verseCount: number, historians: { __typename: 'TimelineYears', start: number, end: number, isApproximate: boolean } | null }> };

export type ChapterEndQueryVariables = Exact<{
  chapter: string;
}>;


export type ChapterEndQuery = { chapter: { __typename: 'Chapter', osisId: string, lastVerse: number | null } | null };

export type VerseQueryVariables = Exact<{
  id: string;
  translation: string;
  following: Array<string> | string;
  chaptersBefore: Array<string> | string;
}>;


export type VerseQuery = { verse: { __typename: 'Verse', id: string, osisId: string, crossReferenceCount: number, texts: Array<{ __typename: 'VerseText', text: string, translation: { __typename: 'Translation', slug: string, name: string, shortName: string, language: string, direction: Direction } }>, crossReferences: Array<{ __typename: 'CrossReference', id: string, osisId: string, text: string | null }>, words: Array<{ __typename: 'HebrewWord', text: string, lemma: string, morphology: string, strongs: string | null, reading: string | null, title: boolean, gloss: string | null, lexiconEntry: { __typename: 'LexiconEntry', strongs: string, lemma: string, language: string, transliteration: string, pronunciation: string, definition: string, derivation: string, kjvDefinition: string } | null }>, entries: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, category: { __typename: 'Category', slug: string } }
    > } | null, commentaries: Array<{ __typename: 'Commentary', slug: string, name: string, language: string, direction: Direction, passages: Array<{ __typename: 'CommentaryPassage', osis: string, body: Prose | null }> }>, following: Array<{ __typename: 'Verse', id: string, osisId: string }>, chaptersBefore: Array<{ __typename: 'Chapter', osisId: string, lastVerse: number | null }> };

export type MapDataQueryVariables = Exact<{
  slug: string;
}>;


export type MapDataQuery = { entryBySlug:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, mediaType: string, revision: string }> }
   | null };

export type LexiconSpelledQueryVariables = Exact<{
  spelling: string;
}>;


export type LexiconSpelledQuery = { lexiconSpelled: Array<{ __typename: 'LexiconEntry', strongs: string, lemma: string, transliteration: string }> };

export type MovedEntryQueryVariables = Exact<{
  path: string;
}>;


export type MovedEntryQuery = { entryByPath: { __typename: 'EntryByPath', movedTo: string | null, entry:
      | { __typename: 'Person', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Place', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Animal', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Plant', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Tribe', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Event', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'DictionaryWord', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Article', id: string, name: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Resource', id: string, name: string, category: { __typename: 'Category', slug: string } }
     | null } };

export type NearEntriesQueryVariables = Exact<{
  path: string;
}>;


export type NearEntriesQuery = { nearEntries: Array<
    | { __typename: 'Person', name: string, title: string | null, pagePath: string }
    | { __typename: 'Place', name: string, title: string | null, pagePath: string }
    | { __typename: 'Animal', name: string, title: string | null, pagePath: string }
    | { __typename: 'Plant', name: string, title: string | null, pagePath: string }
    | { __typename: 'Tribe', name: string, title: string | null, pagePath: string }
    | { __typename: 'Event', name: string, title: string | null, pagePath: string }
    | { __typename: 'DictionaryWord', name: string, title: string | null, pagePath: string }
    | { __typename: 'Article', name: string, title: string | null, pagePath: string }
    | { __typename: 'Resource', name: string, title: string | null, pagePath: string }
  > };

