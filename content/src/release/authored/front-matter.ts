import { z } from 'zod';
import {
  ages,
  bookIntroductionSchema,
  certaintySchema,
  citationSchema,
  datedDaySchema,
  datedSubjects,
  datingSchemes,
  datings,
  languageSchema,
  periods,
  personRoles,
  siteCandidateSchema,
  sitePageSchema,
  wordKinds,
} from '@manna/shared/contracts';
import { yearNumber } from './year-number';

const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';
const COLLECTIONS = 'people|places|events|plants|tribes|animals|dictionary|articles|resources';
const EARLIEST_YEAR = -4003;
const LATEST_YEAR = 2100;

/** A reference to another entry, 'people/abraham'. Articles and resources are named without their category. */
export const entryRefPattern = new RegExp(`^(${COLLECTIONS})/${SLUG}$`);
/** What a page may link to: an entry, or another page such as 'pages/privacy'. */
export const pageLinkPattern = new RegExp(`^(pages|${COLLECTIONS})/${SLUG}$`);
/** A slug: the file name without its suffix, and the last part of the path. */
export const slugPattern = new RegExp(`^${SLUG}$`);

const slug = z.string().regex(slugPattern, 'must be lower-case words joined by hyphens');
const entryRef = z.string().regex(entryRefPattern, 'must be written as collection/slug');
const refTo = (collection: string) =>
  z.string().regex(new RegExp(`^${collection}/${SLUG}$`), `must be written as ${collection}/slug`);
const person = refTo('people');
const place = refTo('places');
const event = refTo('events');
const tribe = refTo('tribes');
const resource = refTo('resources');
/** 'Genesis 12:1-3', in the format of the house style. */
const reference = z.string().min(3);
const strongs = z.string().regex(/^[HG][1-9][0-9]*$/, "must be a number of Strong's lexicon such as H85 or G11");
/** '4004 BC' or 'AD 30'. */
const year = z
  .string()
  .regex(/^([1-9][0-9]{0,3} BC|AD [1-9][0-9]{0,3})$/, {
    error: "must be a year such as '4004 BC' or 'AD 30'",
    abort: true,
  })
  .refine((text) => {
    const number = yearNumber(text);
    return number >= EARLIEST_YEAR && number <= LATEST_YEAR;
  }, `must be a year from 4004 BC to AD ${LATEST_YEAR}`);

/** A work of content/authored/library/works.yaml, and where in it: 'easton, Abraham', 'josephus-antiquities, 18.2.2'. */
const citation = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(, \S.*)?$/, "must be a work and a passage, 'easton, Abraham'");
/** Syllables joined by hyphens, the stressed one in capitals, words separated by spaces: 'AY-bruh-ham', 'BETH-el'. */
const pronunciation = z
  .string()
  .regex(/^[A-Za-z]+([- ][A-Za-z]+)*$/, "must be syllables joined by hyphens, 'AY-bruh-ham'")
  .refine((text) => /(^|[- ])[A-Z]+($|[- ])/.test(text), 'must have its stressed syllable in capitals');

const base = {
  name: z.string().min(1),
  /** How English readers say the name. */
  pronunciation: pronunciation.optional(),
  title: z.string().min(1).max(90),
  aliases: z.array(z.string().min(1)).default([]),
  summary: z.string().min(20).max(300),
  strongs: z.array(strongs).default([]),
  /**
   * Numbers among `strongs` of names that several entries share and that belong primarily to this entry. It gets all
   * verses of the name except those in `except` and those that the entries of the other bearers refer to. With `only`,
   * the name is not primarily this entry's: it gets these verses of the name and its own references.
   */
  bears: z
    .array(
      z.strictObject({
        name: strongs,
        except: z.array(reference).default([]),
        only: z.array(reference).min(1).optional(),
      }),
    )
    .default([]),
  references: z.array(reference).min(1),
  related: z.array(entryRef).default([]),
  featured: z.array(entryRef).default([]),
  oldSlugs: z.array(slug).default([]),
  image: resource.optional(),
  /** A drawing of content/authored/drawings, named without its suffix. */
  picture: z
    .strictObject({ drawing: slug, alt: z.string().min(10).max(200), caption: z.string().min(3).max(160) })
    .optional(),
  /** Works outside the Bible that support what the entry says. */
  sources: z.array(citation).default([]),
  /** Works in which a reader finds more. */
  reading: z.array(citation).default([]),
};

/** How the King James Version names an animal, a plant or a word. */
const inText = z
  .strictObject({
    /**
     * Hebrew words of which every verse is about it. By default those of the entry if it is a thing, otherwise none. Empty if
     * they also mean something else: the homer's word is that for clay.
     */
    strongs: z.array(strongs).optional(),
    /** Its words there, in all their forms. By default those of `name`. Empty if only Strong's numbers find it. */
    words: z.array(z.string().min(2)).optional(),
    /** Phrases that have the words and mean something else: 'wild ass'. */
    except: z.array(z.string().min(2)).default([]),
    /** Verses in which a word, Hebrew or English, means something else: the mandrakes' word for baskets. */
    exceptVerses: z.array(reference).default([]),
  })
  .optional();

const personSchema = z.strictObject({
  ...base,
  sex: z.enum(['male', 'female']).optional(),
  father: person.optional(),
  mother: person.optional(),
  spouses: z.array(person).default([]),
  tribe: tribe.optional(),
  born: year.optional(),
  died: year.optional(),
  /** Offices and callings, if the title and the verses would give the wrong ones. */
  roles: z.array(z.enum(personRoles)).optional(),
  birthPlace: place.optional(),
  deathPlace: place.optional(),
  birthEvent: event.optional(),
  deathEvent: event.optional(),
});

const placeSchema = z.strictObject({
  ...base,
  kind: z.enum([
    'city',
    'region',
    'country',
    'river',
    'spring',
    'sea',
    'lake',
    'mountain',
    'valley',
    'desert',
    'island',
    'garden',
    'building',
    'road',
    'camp',
    'place',
  ]),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  certainty: certaintySchema,
  modernName: z.string().min(1).optional(),
  partOf: place.optional(),
});

/** Leviticus 11 or Deuteronomy 14, which say what Israel may eat. */
const foodLaw = z.string().regex(/^(Leviticus 11|Deuteronomy 14):[0-9]+$/, "must be a verse such as 'Leviticus 11:7'");

const animalSchema = z.strictObject({
  ...base,
  inText,
  /** The verse in which the Law names it among what Israel may eat, or may not. */
  clean: foodLaw.optional(),
  unclean: foodLaw.optional(),
  kind: z.enum(['mammal', 'bird', 'reptile', 'fish', 'insect', 'other']),
  scientificName: z.string().min(1).optional(),
  certainty: certaintySchema,
});

const plantSchema = z.strictObject({
  ...base,
  inText,
  kind: z.enum(['tree', 'shrub', 'herb', 'grain', 'flower', 'product', 'other']),
  scientificName: z.string().min(1).optional(),
  certainty: certaintySchema,
});

const tribeSchema = z.strictObject({
  ...base,
  kind: z.enum(['tribe', 'people', 'family']),
  ancestor: person.optional(),
  homes: z.array(place).default([]),
});

const eventSchema = z.strictObject({
  ...base,
  /** May be empty, because an event can be later than the Bible. */
  references: z.array(reference).default([]),
  start: year,
  end: year.optional(),
  dating: z.enum(datings),
  period: z.enum(periods),
  places: z.array(place).default([]),
  people: z.array(person).default([]),
});

const wordSchema = z.strictObject({
  ...base,
  inText,
  kind: z.enum(wordKinds),
  measure: z.string().min(1).optional(),
});

const articleSchema = z.strictObject({
  ...base,
  category: z.enum(['did-you-know', 'insights', 'history', 'science', 'culture', 'jokes-aside']),
  published: z.iso.date(),
});

const resourceSchema = z.strictObject({
  ...base,
  /** May be empty, because a resource can be about the whole Bible. */
  references: z.array(reference).default([]),
  category: z.enum(['media', 'maps', 'infographics', 'art', 'interactives', 'downloads']),
  /** The generator that makes the files. `options` is its input. See content/src/studio. */
  maker: z.string().min(1),
  /** The terms of its files, if they are not those of the site's own texts: words of a Bible are not ours to license. */
  licence: z.string().min(1).optional(),
  /** Whom it is for; everybody if nothing else is said. */
  ages: z
    .array(z.enum(ages))
    .min(1)
    .default([...ages]),
  options: z.record(z.string(), z.unknown()).default({}),
});

/**
 * The front matter of the entries of each collection. Years are written as 'AD 30' and '4004 BC'. References follow the
 * house style.
 */
export const frontMatterSchemas = {
  people: personSchema,
  places: placeSchema,
  events: eventSchema,
  plants: plantSchema,
  tribes: tribeSchema,
  animals: animalSchema,
  dictionary: wordSchema,
  articles: articleSchema,
  resources: resourceSchema,
} as const;
export type AuthoredCollection = keyof typeof frontMatterSchemas;
export type FrontMatter<C extends AuthoredCollection = AuthoredCollection> = z.infer<(typeof frontMatterSchemas)[C]>;

/** Whether the folder with this name contains entries. */
export const isCollection = (folder: string): folder is AuthoredCollection => Object.hasOwn(frontMatterSchemas, folder);

/** A file of content/authored/journeys. */
export const journeyFileSchema = z.strictObject({
  name: z.string().min(1),
  summary: z.string().min(20).max(300),
  travellers: z.array(person).min(1),
  stops: z
    .array(
      z.strictObject({
        place,
        /** The verse that says that they came there by ship, from the stop before it. */
        byShip: reference.optional(),
        references: z.array(reference).min(1),
        note: z.string().min(1).optional(),
      }),
    )
    .min(2),
});

/** A file of content/authored/lineages. */
export const lineageFileSchema = z.strictObject({
  name: z.string().min(1),
  summary: z.string().min(20).max(300),
  kind: z.enum(['descent', 'reign']),
  /** Whether the verses call each member a child of the one before, except those who are `apart`. */
  fatherToSon: z.boolean().optional(),
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        person: person.optional(),
        /** Whether the one before is not the father, in a lineage from father to son. */
        apart: z.boolean().optional(),
        references: z.array(reference).min(1),
        note: z.string().min(1).optional(),
        start: year.optional(),
        end: year.optional(),
      }),
    )
    .min(2),
});

/** What a person of content/authored/names/kin.yaml is to another. */
export const kinRoles = [
  'father',
  'mother',
  'husband',
  'wife',
  'concubine',
  'son',
  'daughter',
  'brother',
  'sister',
  'kin',
  'forefather',
] as const;
export type KinRole = (typeof kinRoles)[number];

/** A relative: 'people/abraham', or how to call somebody without an entry: 'Hodesh', 'the daughter of Machir'. */
const relative = z.union([person, z.string().regex(/^[A-Za-z][A-Za-z' -]*$/, 'must be people/slug or a name')]);

/**
 * content/authored/names/kin.yaml: kinship that the Bible states, each with the verse that says so. `wife` is who the
 * wife of `person` is; `kin` is a cousin, a nephew or another of the family, and `forefather` one from whom `person` descends over
 * people whom no verse names. A row with `refused` is a kinship that other works state and the verse does not, and says why.
 */
export const kinFileSchema = z.array(
  z
    .strictObject({
      person,
      verse: reference,
      refused: z.string().min(20).optional(),
      ...(Object.fromEntries(kinRoles.map((role) => [role, relative.optional()])) as Record<
        KinRole,
        z.ZodOptional<typeof relative>
      >),
    })
    .refine((row) => kinRoles.filter((role) => row[role] !== undefined).length === 1, 'must name one relative'),
);
export type KinFile = z.infer<typeof kinFileSchema>;

/** The front matter of a file of content/authored/pages. */
export const pageMatterSchema = z.strictObject({
  slug,
  language: languageSchema,
  title: sitePageSchema.shape.title,
  description: sitePageSchema.shape.description,
  shows: sitePageSchema.shape.shows,
});
export type PageMatter = z.infer<typeof pageMatterSchema>;

/** The front matter of a file of content/authored/books. */
export const bookMatterSchema = z.strictObject({
  title: bookIntroductionSchema.shape.title,
  genre: bookIntroductionSchema.shape.genre,
  writer: bookIntroductionSchema.shape.writer,
  keyVerse: reference,
  sections: z
    .array(z.strictObject({ title: z.string().min(1).max(70), passage: reference }))
    .min(3)
    .max(7),
});
export type BookMatter = z.infer<typeof bookMatterSchema>;

/** content/authored/library/works.yaml: the works that entries cite, by key. */
export const libraryFileSchema = z.record(
  slug,
  z.strictObject({
    author: z.string().min(1).optional(),
    title: z.string().min(1),
    year: citationSchema.shape.year,
    kind: z.enum(['ancient', 'record', 'reference']),
    /** What follows the comma in a citation; missing if a citation names the work alone. */
    locator: z.string().min(1).optional(),
  }),
);
export type LibraryFile = z.infer<typeof libraryFileSchema>;

/** content/authored/points/points.yaml: the sites that places may be, by the slug of the place, the most likely first. */
export const pointsFileSchema = z.record(slug, z.array(siteCandidateSchema).min(1).max(6));
export type PointsFile = z.infer<typeof pointsFileSchema>;

/**
 * A file of content/authored/chronology: dates of historians for what the entries date by tradition, and both for the writing of
 * books, which entries do not date.
 */
export const chronologyFileSchema = z.array(
  z.strictObject({
    entry: entryRef,
    what: z.enum(datedSubjects),
    scheme: z.enum(datingSchemes).default('historians'),
    start: year,
    end: year.optional(),
    certainty: certaintySchema,
    source: citation,
    /** What the date depends on. */
    note: z.string().min(3).max(200).optional(),
  }),
);
export type ChronologyFile = z.infer<typeof chronologyFileSchema>;

/** content/authored/days/dated.yaml: events that the Bible dates by month and day. `es` is the sentence in Spanish. */
export const datedFileSchema = z.array(
  z.strictObject({
    month: datedDaySchema.shape.month,
    day: datedDaySchema.shape.day,
    reference,
    sentence: datedDaySchema.shape.sentence,
    es: z.string().min(20).max(260).optional(),
    entry: entryRef.optional(),
  }),
);
export type DatedFile = z.infer<typeof datedFileSchema>;
export type JourneyFile = z.infer<typeof journeyFileSchema>;
export type LineageFile = z.infer<typeof lineageFileSchema>;
