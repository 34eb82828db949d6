import { z } from 'zod';
import { bibleRefSchema } from './bible-ref';
import { entryIdSchema, pathSchema, slugSchema, yearSchema } from './entry-fields';

/**
 * What the related entry is to the entry whose relations are read: for Isaac, Abraham is 'father'.
 * Each has an inverse (see `inverseOf`); both are in the release.
 */
export const relationKinds = [
  'father',
  'mother',
  'child',
  'spouse',
  'sibling',
  'kin',
  'birthEvent',
  'deathEvent',
  'birthOf',
  'deathOf',
  'birthPlace',
  'deathPlace',
  'bornHere',
  'diedHere',
  'participant',
  'tookPartIn',
  'happenedAt',
  'sceneOf',
  'partOf',
  'holds',
  'memberOf',
  'member',
  'ancestor',
  'descendants',
  'home',
  'homeOf',
  'related',
] as const;
export type RelationKind = (typeof relationKinds)[number];

/** A relation as seen from one entry. Featured relations come first on its page. */
export const relationSchema = z.strictObject({
  from: entryIdSchema,
  to: entryIdSchema,
  kind: z.enum(relationKinds),
  featured: z.boolean(),
  /** The passage that states a kinship, if one is known: 'Gen.25.1-Gen.25.2'. */
  osis: z.string().min(1).optional(),
});
export type Relation = z.infer<typeof relationSchema>;

/** A path that has moved, and its new path. */
export const redirectSchema = z.strictObject({ from: pathSchema, to: pathSchema });

/** A journey: its stops in order, each with what happened there and the verses that say so. */
export const journeySchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  /** Who went. */
  travellers: z.array(entryIdSchema),
  stops: z
    .array(
      z.strictObject({
        place: entryIdSchema,
        /** The verse that says that they came there by ship, from the stop before it. */
        byShip: bibleRefSchema.optional(),
        references: z.array(bibleRefSchema).min(1),
        note: z.string().min(1).optional(),
      }),
    )
    .min(2),
});
export type Journey = z.infer<typeof journeySchema>;

/** A line of descent or of rule, first to last; `person` if the site has an entry for that name. */
export const lineageSchema = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  kind: z.enum(['descent', 'reign']),
  members: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        person: entryIdSchema.optional(),
        /** Who a member without an entry is in the family tree, as the key of `namedKin`. */
        key: z.string().min(1).optional(),
        /** The path of the entry that lists the bearers of the name, if there is one and none of the person. */
        path: pathSchema.optional(),
        /** The passage that calls the member a child of the one before, as OSIS; missing if none does. */
        childOf: z.string().min(1).optional(),
        references: z.array(bibleRefSchema).min(1),
        /** 'reigned 40 years', 'son of Rahab'. */
        note: z.string().min(1).optional(),
        /** First and last year of a reign. */
        start: yearSchema.optional(),
        end: yearSchema.optional(),
      }),
    )
    .min(2),
});
export type Lineage = z.infer<typeof lineageSchema>;
