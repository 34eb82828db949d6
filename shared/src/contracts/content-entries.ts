import { z } from 'zod';
import { bibleRefSchema } from './bible-ref';
import { entryIdSchema, pathSchema, slugSchema, yearSchema } from './entry-fields';
import { originalWordSchema } from './lexicon';
import { proseSchema, proseTableSchema } from './prose';

/** The types of entries that a release holds; books, chapters and verses are not entries. */
export const entryTypenames = [
  'Person',
  'Place',
  'Animal',
  'Plant',
  'Tribe',
  'Event',
  'DictionaryWord',
  'Article',
  'Resource',
] as const;
export type EntryTypename = (typeof entryTypenames)[number];

/** How certain an identification is that the Bible leaves open. */
export const certainties = ['certain', 'probable', 'possible', 'unknown'] as const;
export const certaintySchema = z.enum(certainties);
export type Certainty = z.infer<typeof certaintySchema>;

/**
 * A picture in every format and width that the site serves. The URL of one of them is
 * /data/files/<first 8 digits of fileHash>/<prettyPath>-<width>.<webp or png>, or .svg without a width.
 */
export const imageSchema = z.strictObject({
  name: z.string().min(1),
  caption: z.string().min(1),
  /** Alternative text. */
  alt: z.string().min(1),
  credit: z.string().min(1),
  /** SHA-256, 64 hexadecimal digits, of the original picture. */
  fileHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Without leading slash and suffix: 'resources/maps/tribal-lands'. */
  prettyPath: z.string().min(1),
  /** CSS pixels of the picture at its full size. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Widths in pixels that exist as WebP and PNG, ascending. */
  widths: z.array(z.int().positive()).min(1),
  /** Whether it also exists as SVG. */
  svg: z.boolean(),
});
export type EntryImage = z.infer<typeof imageSchema>;

/** A file to download or play. Its URL is /data/files/<first 8 digits of fileHash>/<path>. */
export const entryFileSchema = z.strictObject({
  /** 'resources/downloads/reading-plan-one-year.pdf'. */
  path: z.string().min(1),
  /** Label for readers: 'PDF, A4'. */
  label: z.string().min(1),
  mediaType: z.string().min(3),
  bytes: z.int().positive(),
  fileHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The terms that its makers give it on; missing if they are those of the entry's source. */
  licence: z.string().min(1).optional(),
});
export type EntryFile = z.infer<typeof entryFileSchema>;

/** A work outside the Bible, and where in it: Flavius Josephus, Antiquities of the Jews, 18.2.2. */
export const citationSchema = z.strictObject({
  author: z.string().min(1).optional(),
  title: z.string().min(1),
  /** The year of its first edition; missing for ancient works and finds. */
  year: z.int().min(1400).max(2100).optional(),
  /** An article, or a book and chapter. */
  part: z.string().min(1).optional(),
});
export type Citation = z.infer<typeof citationSchema>;

/** What a date is about: an event, a reign, a life, the years in which a prophet spoke, or the writing of a book. */
export const datedSubjects = ['event', 'reign', 'life', 'ministry', 'writing'] as const;
export type DatedSubject = (typeof datedSubjects)[number];

/** Who gives a date: tradition, which for the Old Testament is Ussher's reckoning, or historians. */
export const datingSchemes = ['tradition', 'historians'] as const;
export type DatingScheme = (typeof datingSchemes)[number];

/** The years that one scheme gives to something about an entry. */
export const entryDateSchema = z
  .strictObject({
    of: z.enum(datedSubjects),
    scheme: z.enum(datingSchemes),
    /** First and last year; the same for what happened within one. A range of years that are possible, too. */
    start: yearSchema,
    end: yearSchema,
    /** Missing if tradition states it and nobody has weighed it. */
    certainty: certaintySchema.optional(),
    /** The work that gives the date; missing if the site's own timeline does. */
    source: citationSchema.optional(),
    /** What the date depends on: 'With his father Asa until 870 BC.' */
    note: z.string().min(1).optional(),
  })
  .refine(({ start, end }) => start <= end, 'it ends before it starts');
export type EntryDate = z.infer<typeof entryDateSchema>;

/** Fields that every entry has. */
const base = {
  id: entryIdSchema,
  slug: slugSchema,
  name: z.string().min(1),
  /** Slug of its category: 'people', 'history', 'maps'; 'dictionary' for words. */
  category: z.string().min(1),
  /** Path of its page. */
  pagePath: pathSchema,
  /** Where a search result leads, if not to pagePath. */
  resultPath: z.string().min(1).optional(),
  /** A few words that say who or what it is: 'Father of the Hebrew nation'. */
  title: z.string().min(1).optional(),
  aliases: z.array(z.string().min(1)),
  /** How English readers say its name, the stressed syllable in capitals: 'AY-bruh-ham'. */
  pronunciation: z.string().min(1).optional(),
  /** One or two plain sentences, at most 300 characters, for cards, search and the page's description. */
  summary: z.string().min(1).max(300),
  body: proseSchema,
  /** 'authored', 'derived' from the original texts, or 'imported'. */
  origin: z.enum(['authored', 'derived', 'imported']),
  /** The verses that support it, in the order in which its page lists them. */
  references: z.array(bibleRefSchema),
  /** Ids of all verses that mention it (books 01-66, three digits each for chapter and verse), ascending. */
  verses: z.array(z.int().min(1_001_001).max(66_999_999)),
  /** True if `verses` are only those that were chosen for it, because no rule finds all. */
  versesAreChosen: z.boolean().optional(),
  originals: z.array(originalWordSchema),
  images: z.array(imageSchema),
  /** Works outside the Bible that support what it says; missing if there are none. */
  sources: z.array(citationSchema).optional(),
  /** Works in which a reader finds more; missing if there are none. */
  reading: z.array(citationSchema).optional(),
  /** The dates of the schemes beside each other, where historians have one of their own; missing if they have none. */
  dates: z.array(entryDateSchema).min(1).optional(),
  /** Why a derived entry has its type: the rule and the words it found. */
  evidence: z.array(z.strictObject({ rule: z.string().min(1), found: z.string().min(1) })).optional(),
};

/** A relative who has no entry: a bearer of a name that several people have, or one who is only described. */
export const namedKinSchema = z.strictObject({
  /** The same with each person whose kin it is: 'david.nathan'. No slug of an entry has a full stop. */
  key: z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/),
  /** What the relative is to the person of the entry. */
  kind: z.enum(['father', 'mother', 'spouse', 'child', 'sibling']),
  name: z.string().min(1),
  sex: z.enum(['male', 'female']).optional(),
  /** Path of the entry that lists the bearers of the name, if there is one. */
  path: pathSchema.optional(),
  /** The passage that says so, if one is known: '1Chr.3.5'. */
  osis: z.string().min(1).optional(),
});
export type NamedKin = z.infer<typeof namedKinSchema>;

/** The periods of the timeline. */
export const periods = [
  'beginnings',
  'patriarchs',
  'exodus',
  'judges',
  'united-kingdom',
  'divided-kingdom',
  'exile',
  'return',
  'between-the-testaments',
  'life-of-christ',
  'early-church',
  'church-history',
  'bible-translation',
] as const;
export type Period = (typeof periods)[number];

/** What a person was, in the order in which pages show it. */
export const personRoles = [
  'king',
  'queen',
  'governor',
  'prophet',
  'priest',
  'judge',
  'apostle',
  'commander',
  'official',
  'scribe',
] as const;

const personRoleSchema = z.strictObject({
  role: z.enum(personRoles),
  /** The first verse that calls the person so; missing if only the title does. */
  osis: z.string().min(1).optional(),
});
export type PersonRole = z.infer<typeof personRoleSchema>;

const personSchema = z.strictObject({
  typename: z.literal('Person'),
  ...base,
  sex: z.enum(['male', 'female']).optional(),
  /** Years of birth and death, if tradition or history gives them. */
  born: yearSchema.optional(),
  died: yearSchema.optional(),
  /** Relatives without an entry whom its text names; missing if there are none. */
  namedKin: z.array(namedKinSchema).min(1).optional(),
  /** Offices and callings; missing if neither the title nor a verse names one. */
  roles: z.array(personRoleSchema).min(1).optional(),
  /** The period of a reign or ministry, of the event that first mentions or shows the person, or of the life, if one is known. */
  period: z.enum(periods).optional(),
});

/** A site that a place of the Bible may be. */
export const siteCandidateSchema = z.strictObject({
  /** Its present name: 'Tell ed-Damiya'. */
  name: z.string().min(1),
  /** Degrees, WGS 84. */
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  /** How many of a hundred scholars would choose it, estimated. */
  confidence: z.int().min(1).max(100),
});
export type SiteCandidate = z.infer<typeof siteCandidateSchema>;

const placeSchema = z.strictObject({
  typename: z.literal('Place'),
  ...base,
  /** 'city', 'river', 'mountain' …; 'place' if no more is known. */
  kind: z.string().min(1),
  /** Degrees, WGS 84. */
  location: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  certainty: certaintySchema,
  modernName: z.string().min(1).optional(),
  /** The sites that have been proposed, the most likely first; missing if nobody has compared them here. */
  candidates: z.array(siteCandidateSchema).min(1).optional(),
});

const animalSchema = z.strictObject({
  typename: z.literal('Animal'),
  ...base,
  kind: z.enum(['mammal', 'bird', 'reptile', 'fish', 'insect', 'other']),
  scientificName: z.string().min(1).optional(),
  certainty: certaintySchema,
  /** Whether Israel may eat it, and the verse of the Law that names it; missing if the Law does not name it. */
  foodLaw: z.strictObject({ isClean: z.boolean(), osis: z.string().regex(/^(Lev\.11|Deut\.14)\.\d+$/) }).optional(),
});

const plantSchema = z.strictObject({
  typename: z.literal('Plant'),
  ...base,
  kind: z.enum(['tree', 'shrub', 'herb', 'grain', 'flower', 'product', 'other']),
  scientificName: z.string().min(1).optional(),
  certainty: certaintySchema,
});

const tribeSchema = z.strictObject({
  typename: z.literal('Tribe'),
  ...base,
  kind: z.enum(['tribe', 'people', 'family']),
});

/**
 * 'traditional': from the traditional chronology; 'historical': also from records outside the Bible; 'approximate': close
 * to the year given.
 */
export const datings = ['traditional', 'historical', 'approximate'] as const;

const eventSchema = z.strictObject({
  typename: z.literal('Event'),
  ...base,
  eventsStart: yearSchema,
  eventsEnd: yearSchema,
  /** Orders events of one year. */
  sortKey: z.number(),
  dating: z.enum(datings),
  period: z.enum(periods),
});

export const wordKinds = ['vocabulary', 'archaic', 'measure', 'coin', 'feast', 'office', 'name'] as const;

const wordSchema = z.strictObject({
  typename: z.literal('DictionaryWord'),
  ...base,
  kind: z.enum(wordKinds),
  /** For measures, the modern equivalent: '44.5 cm (17.5 inches)'. */
  measure: z.string().min(1).optional(),
});

const articleSchema = z.strictObject({
  typename: z.literal('Article'),
  ...base,
  words: z.int().positive(),
  /** ISO 8601 date. */
  published: z.iso.date(),
});

/** What a resource is, within its category. */
export const resourceKinds = [
  'journey',
  'region',
  'city',
  'family-tree',
  'timeline',
  'chart',
  'verse-plate',
  'initial',
  'quiz',
  'game',
  'read-along',
  'recording',
  'film',
  'picture',
  'sheet',
  'document',
  'reading-plan',
  'book',
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Whom a resource is for. */
export const ages = ['children', 'youth', 'adults'] as const;
export type Age = (typeof ages)[number];

/** What is read on each day, in order: runs of chapters by their OSIS ids, such as 'Gen.1-Gen.3' or 'Jude.1'. */
export const readingPlanSchema = z
  .array(z.array(z.string().regex(/^[0-9A-Za-z]+\.[1-9]\d*(-[0-9A-Za-z]+\.[1-9]\d*)?$/)).min(1))
  .min(1)
  .max(366);
export type ReadingPlan = z.infer<typeof readingPlanSchema>;

const resourceSchema = z.strictObject({
  typename: z.literal('Resource'),
  ...base,
  /** Missing if nothing says what it is. */
  kind: z.enum(resourceKinds).optional(),
  /** Missing if nothing says whom it is for. */
  ages: z.array(z.enum(ages)).min(1).optional(),
  files: z.array(entryFileSchema),
  /** The file that /play opens, one of `files`, by its path. */
  plays: z.string().min(1).optional(),
  /** Missing if it is no reading plan. */
  plan: readingPlanSchema.optional(),
  /** What its picture shows, as tables; missing if it is no infographic. */
  tables: z.array(proseTableSchema).min(1).optional(),
  /** The page of the atlas with what its map shows: '/encyclopedia/atlas?journey=the-exodus'. Missing if it is no map. */
  atlas: z
    .string()
    .regex(/^\/[a-z0-9/-]+(\?[^#\s]+)?$/)
    .optional(),
});

/** One entry of the encyclopedia, the dictionary, the articles or the resources. */
export const entrySchema = z.discriminatedUnion('typename', [
  personSchema,
  placeSchema,
  animalSchema,
  plantSchema,
  tribeSchema,
  eventSchema,
  wordSchema,
  articleSchema,
  resourceSchema,
]);
export type Entry = z.infer<typeof entrySchema>;

/** A category of entries, as cards and menus show it. */
export const categorySchema = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  pillar: z.enum(['encyclopedia', 'articles', 'resources', 'dictionary']),
  icon: z.string().min(1),
  colour: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple']),
});
export type Category = z.infer<typeof categorySchema>;
