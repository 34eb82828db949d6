import { z } from 'zod';
import { bibleRefSchema, certaintySchema, originalWordSchema, proseSchema } from '@manna/shared/contracts';

/** The types of entries that an import can bring. */
const importedTypenames = ['Person', 'Place', 'Animal', 'Plant', 'Tribe', 'Event', 'DictionaryWord'] as const;

/** How an entry stands to another one of its import: what `key` is to it. */
const importedKinKinds = [
  'father',
  'mother',
  'child',
  'spouse',
  'birthPlace',
  'deathPlace',
  'memberOf',
  'participant',
  'happenedAt',
  'partOf',
] as const;

const yearSchema = z.int().min(-4003).max(2100);

/** One entry of an import, before it meets those of the site. Every import fills it alike, whatever it was read from. */
export const importedEntrySchema = z.strictObject({
  /** What the import calls it; unique in the import, and what `kin` names it by. */
  key: z.string().min(1),
  typename: z.enum(importedTypenames),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  title: z.string().min(1).optional(),
  summary: z.string().min(1).max(300),
  body: proseSchema,
  /** The verses that it stands on, as its page lists them; empty where the import has none. */
  references: z.array(bibleRefSchema),
  /** Numbers of all verses that name it, ascending. */
  verses: z.array(z.int().positive()),
  /** As the entry contract has it for the type: 'city', 'mammal', 'tribe'. */
  kind: z.string().min(1).optional(),
  /** Degrees, WGS 84. */
  location: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  /** How sure the import is of the location, or of which animal or plant it is. */
  certainty: certaintySchema.optional(),
  modernName: z.string().min(1).optional(),
  sex: z.enum(['male', 'female']).optional(),
  /** Years as astronomers count them: 0 is 1 BC. */
  born: yearSchema.optional(),
  died: yearSchema.optional(),
  start: yearSchema.optional(),
  end: yearSchema.optional(),
  /** Orders events of one year. */
  sortKey: z.number().optional(),
  strongs: z.array(originalWordSchema.shape.strongs),
  kin: z.array(z.strictObject({ kind: z.enum(importedKinKinds), key: z.string().min(1) })),
});
export type ImportedEntry = z.infer<typeof importedEntrySchema>;
