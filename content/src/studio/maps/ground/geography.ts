import { z } from 'zod';
import { periods } from '@manna/shared/contracts';
import { readTable } from '../../../base/files/authored-table';

/** Longitude and latitude in degrees. */
export type LonLat = readonly [lon: number, lat: number];

const lonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const polygonRing = z
  .array(lonLat)
  .min(4)
  .refine((ring) => String(ring[0]) === String(ring.at(-1)), 'a ring ends where it begins');

/** 1: on every map; 2: on maps of a country; 3: on maps of a day's walk. */
const detail = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const featureOf = <G extends z.ZodType, P extends z.ZodType>(geometry: G, properties: P) =>
  z.strictObject({ type: z.literal('Feature'), properties, geometry });
const collectionOf = <F extends z.ZodType>(feature: F) =>
  z.strictObject({ type: z.literal('FeatureCollection'), features: z.array(feature).min(1) });

const lineString = z.strictObject({ type: z.literal('LineString'), coordinates: z.array(lonLat).min(2) });
const polygon = z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([polygonRing]) });
const point = z.strictObject({ type: z.literal('Point'), coordinates: lonLat });

/** The times in which Jerusalem grew; 'land' lies there before them, 'today' is for finding the way. */
const stage = z.enum(['land', 'david', 'solomon', 'hezekiah', 'nehemiah', 'herod', 'agrippa', 'today']);
export type Stage = z.infer<typeof stage>;

const named = { name: z.string().min(1) };
const certainty = z.enum(['certain', 'probable', 'possible']);

const shapes = {
  /** Rivers and lakes; an 'ancient' one has since run dry. */
  waters: collectionOf(
    z.union([
      featureOf(lineString, z.strictObject({ ...named, kind: z.enum(['river', 'ancient']), detail })),
      featureOf(polygon, z.strictObject({ ...named, kind: z.literal('lake'), detail })),
    ]),
  ),
  /** Lines that hills are drawn along. */
  hills: collectionOf(featureOf(lineString, z.strictObject({ ...named, kind: z.literal('ridge'), detail }))),
  /** Names without a mark: seas, lands, peoples, rivers. */
  names: collectionOf(
    featureOf(
      point,
      z.strictObject({
        ...named,
        key: z.string().min(1),
        kind: z.enum(['sea', 'land', 'realm', 'people', 'water', 'hills']),
        /** Pixels on a picture 1,080 wide. */
        size: z.number().positive(),
        /** Degrees clockwise. */
        angle: z.number().default(0),
      }),
    ),
  ),
  /** The lots of the tribes after Joshua 13-19, and the cities of refuge. */
  tribes: collectionOf(
    z.union([
      featureOf(
        polygon,
        z.strictObject({
          ...named,
          tribe: z.string().min(1),
          kind: z.literal('lot'),
          colour: z.int().min(0),
          reference: z.string().min(1),
        }),
      ),
      featureOf(point, z.strictObject({ ...named, kind: z.literal('refuge'), certainty })),
    ]),
  ),
  /** The kingdoms of each period: those of Israel, their neighbours, and the great powers. Over the sea the last are cut off. */
  kingdoms: collectionOf(
    featureOf(
      polygon,
      z.strictObject({
        ...named,
        kind: z.enum(['kingdom', 'neighbour', 'empire']),
        colour: z.int().min(0),
        periods: z.array(z.enum(periods)).min(1),
      }),
    ),
  ),
  /** Provinces of Rome in the days of the apostles, and the districts of the Gospels. Over the sea they are cut off. */
  provinces: collectionOf(
    featureOf(
      polygon,
      z.strictObject({
        ...named,
        place: z.string().min(1),
        kind: z.enum(['province', 'district']),
        colour: z.int().min(0),
        reference: z.string().min(1),
      }),
    ),
  ),
  /** Jerusalem: walls and quarters in the stages of its growth, valleys, pools, gates. */
  jerusalem: collectionOf(
    z.union([
      featureOf(lineString, z.strictObject({ ...named, kind: z.enum(['wall', 'valley', 'tunnel']), stage })),
      featureOf(polygon, z.strictObject({ ...named, kind: z.enum(['quarter', 'court', 'building', 'pool']), stage })),
      featureOf(
        point,
        z.strictObject({
          ...named,
          kind: z.enum(['gate', 'site', 'spring']),
          stage,
          certainty,
        }),
      ),
    ]),
  ),
} as const;

export type GeographyFile = keyof typeof shapes;
export type Geography<F extends GeographyFile> = z.infer<(typeof shapes)[F]>['features'];
export type GeographyFeature<F extends GeographyFile> = Geography<F>[number];

/** The features of one file of content/authored/geography. Throws ContentError if it is missing or wrong. */
export const readGeography = <F extends GeographyFile>(file: F): Geography<F> =>
  readTable<{ features: Geography<F> }>(`geography/${file}`, shapes[file]).features;
