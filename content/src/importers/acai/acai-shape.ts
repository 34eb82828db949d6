import { z } from 'zod';

const ids = z.array(z.string());
const anything = z.unknown().optional();

const point = z.strictObject({ lat: z.coerce.number(), lon: z.coerce.number() });

const english = z.strictObject({
  preferred_label: z.string().min(1),
  alternate_labels: ids.optional(),
  descriptions: z
    .array(z.strictObject({ source: anything, article: anything, gloss: anything, description: z.string().optional() }))
    .optional(),
});

/**
 * One file of ACAI: the keys that are used, and those that are known and ignored. References have eight digits in the
 * ORG numbering.
 */
export const acaiSchema = z.strictObject({
  id: z.string().min(1),
  type: z.enum(['place', 'fauna', 'flora', 'group']),
  localizations: z.looseObject({ eng: english }),
  references: z.array(z.string()).optional(),
  key_references: z.array(z.string()).optional(),
  only_mentioned_in_apocrypha: z.boolean(),
  non_biblical: z.boolean(),
  fauna_type: z.string().optional(),
  flora_type: z.string().optional(),
  group_type: z.string().optional(),
  place_types: z.strictObject({ acai: ids.optional(), obi: anything, vizbible: anything, tipnr: anything }).optional(),
  geocoordinates: z
    .strictObject({
      obi: point.optional(),
      recogito: point.optional(),
      vizbible: point.optional(),
      'biblica-maps': point.optional(),
    })
    .optional(),
  primary_id: anything,
  alternate_sources: anything,
  ubsdbh: anything,
  ubsdgnt: anything,
  explicit_instances: anything,
  subject_referents: anything,
  pronominal_referents: anything,
  nearby_places: anything,
  mentioned_in_bible: anything,
  is_artifact: anything,
  is_person: anything,
  added_entry: anything,
  referred_to_as: anything,
  subregion_of: anything,
  lemmas: anything,
  tribal_area: anything,
  possibly_same_as: anything,
  associated_places: anything,
  speeches: anything,
  group_origin: anything,
});
export type AcaiRecord = z.infer<typeof acaiSchema>;
