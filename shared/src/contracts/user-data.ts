import { z } from 'zod';
import { USER_DATA_KEYS_LIMIT, USER_DATA_VALUE_LIMIT } from './user-data-limits';

/** Key of a piece of user data, e.g. site/preferences. */
export const userDataKeySchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);

/** Query of GET /api/user-data: keys, joined by commas. Without it, the response has all of the reader's keys. */
export const userDataQuerySchema = z.strictObject({
  key: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(userDataKeySchema).min(1).max(USER_DATA_KEYS_LIMIT))
    .optional(),
});

const userDataRecord = <Value extends z.ZodType>(value: Value) =>
  z
    .record(userDataKeySchema, value)
    .refine((data) => Object.keys(data).length <= USER_DATA_KEYS_LIMIT, `At most ${USER_DATA_KEYS_LIMIT} keys`);

const valueText = z.string().max(USER_DATA_VALUE_LIMIT);

/** Response of GET and POST /api/user-data: JSON texts by key. Keys without a saved value are missing. */
export const userDataSchema = z.strictObject({ data: z.record(userDataKeySchema, z.string()) });
export type UserData = z.infer<typeof userDataSchema>;

const step = z.string().min(1).max(50);
const steps = z.array(z.union([step, z.int().min(-1).max(99)])).max(5);

/**
 * How the values of two devices become one. `items`: a list whose items are known by an identity, each of which is added,
 * changed and removed on its own. `fields`: the same for the fields of an object. `json`: objects by field, lists by item,
 * anything else as a whole.
 */
export const userDataKindSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('items'),
    /** Name of the list in the value, if the value is an object with one list. By default the value is the list. */
    list: step.optional(),
    /** Steps from an item to its identity: names of fields, and indexes, of which -1 is the last. By default the whole item. */
    identity: steps.optional(),
    /**
     * Steps to the time of an item, in milliseconds since 1970. Then the list has the latest first, and of two versions of an
     * item the later one is kept. Items without a time count as the oldest. By default the order is the reader's.
     */
    time: steps.optional(),
    /** Maximum number of items; those at the end are dropped after a merge. */
    limit: z.int().min(1).max(10_000).optional(),
  }),
  z.strictObject({ type: z.literal('fields') }),
  z.strictObject({ type: z.literal('json') }),
]);
export type UserDataKind = z.infer<typeof userDataKindSchema>;

const idSchema = z.string().regex(/^[\w-]{8,64}$/);

/** Body of POST /api/user-data. All fields but `data` are optional and make the merge exact. */
export const userDataChangeSchema = z.strictObject({
  /** JSON texts by key. */
  data: userDataRecord(valueText).refine((data) => Object.keys(data).length > 0, 'At least one key'),
  /**
   * What this device last had from the site, by key; null if it had nothing, so that all of `data` is new. For a key that
   * is missing, nothing is removed, and what other devices have deleted stays deleted.
   */
  base: userDataRecord(valueText.nullable()).optional(),
  /** Kinds of the keys that the site does not know itself. */
  kinds: userDataRecord(userDataKindSchema).optional(),
  /** Random id of the browser. */
  device: idSchema.optional(),
  /** Random id of the request. If it is repeated because its response was lost, it has no effect again. */
  request: idSchema.optional(),
});
export type UserDataChange = z.infer<typeof userDataChangeSchema>;
