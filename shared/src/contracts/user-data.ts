import { z } from 'zod';

/** Maximum number of keys in one request. */
export const USER_DATA_KEYS_LIMIT = 50;

/** Maximum length of one serialized value, in UTF-16 code units. */
export const USER_DATA_VALUE_LIMIT = 200_000;

/** Key of a piece of user data, e.g. site/preferences. */
export const userDataKeySchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/);

/** Query of GET /api/user-data: keys, joined by commas. */
export const userDataQuerySchema = z.strictObject({
  key: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(userDataKeySchema).min(1).max(USER_DATA_KEYS_LIMIT)),
});

/**
 * Body of POST /api/user-data, and response of GET, which omits keys without a saved value. Each value
 * is JSON text that only the browser reads.
 */
export const userDataSchema = z.strictObject({
  data: z
    .record(userDataKeySchema, z.string().max(USER_DATA_VALUE_LIMIT))
    .refine((data) => Object.keys(data).length <= USER_DATA_KEYS_LIMIT, `At most ${USER_DATA_KEYS_LIMIT} keys`),
});
export type UserData = z.infer<typeof userDataSchema>;
