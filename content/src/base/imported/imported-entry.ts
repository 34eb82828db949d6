import { z } from 'zod';
import { bibleRefSchema, certaintySchema, originalWordSchema, proseSchema } from '@manna/shared/contracts';

/** The types of entries that an import can contain. */
const importedTypenames = ['Person', 'Place', 'Animal', 'Plant', 'Tribe', 'Event', 'DictionaryWord'] as const;

/** A relation to another entry of the same import: what `key` is to this entry. */
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

/** One entry of an import, before it is merged with the site's entries. All importers produce this shape. */
export const importedEntrySchema = z.strictObject({
  /** The entry's key in the import. It is unique there, and `kin` refers to it. */
  key: z.string().min(1),
  typename: z.enum(importedTypenames),
  name: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  title: z.string().min(1).optional(),
  summary: z.string().min(1).max(300),
  body: proseSchema,
  /** The references that its page lists as evidence; empty if the import has none. */
  references: z.array(bibleRefSchema),
  /** Numbers of all verses that name it, ascending. */
  verses: z.array(z.int().positive()),
  /** The kind, as the entry contract defines it for the type: 'city', 'mammal', 'tribe'. */
  kind: z.string().min(1).optional(),
  /** Degrees, WGS 84. */
  location: z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).optional(),
  /** How certain the import is about the location, or about the species. */
  certainty: certaintySchema.optional(),
  modernName: z.string().min(1).optional(),
  sex: z.enum(['male', 'female']).optional(),
  /** Astronomical years: 0 is 1 BC. */
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
