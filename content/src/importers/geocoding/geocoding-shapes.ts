import { z } from 'zod';

const anything = z.unknown().optional();

/** A line of modern.jsonl: a modern place and the places of the Bible that it may be, each with a score. */
export const modernSchema = z.strictObject({
  id: z.string().min(1),
  friendly_id: z.string().min(1),
  lonlat: z.string().regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/),
  type: z.string().min(1),
  ancient_associations: z
    .record(z.string(), z.strictObject({ name: z.string().min(1), score: z.number(), url_slug: anything }))
    .optional(),
  coordinates_source: z.looseObject({ source_id: z.string().optional() }).optional(),
  geometry_id: z.string().optional(),
  class: anything,
  epsg_28191: anything,
  geojson_file: anything,
  geojson_roles: anything,
  geometry: anything,
  kml_file: anything,
  land_or_water: anything,
  media: anything,
  names: anything,
  preceding_article: anything,
  precision: anything,
  url_slug: anything,
  secondary_sources: anything,
  precision_claims: anything,
  accuracy_claims: anything,
  geometry_credit: anything,
  local_geometry_id: anything,
  precise_geometry_id: anything,
  custom_lonlat: anything,
  root: anything,
});
export type ModernPlace = z.infer<typeof modernSchema>;

/** A line of geometry.jsonl or source.jsonl. Only the id is used. */
export const identifiedSchema = z.looseObject({ id: z.string().min(1) });
