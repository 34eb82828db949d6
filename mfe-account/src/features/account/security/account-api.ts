import * as z from 'zod/mini';

const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system: 'Firefox on Linux'. */
  device: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  seenAt: z.iso.datetime({ offset: true }),
  isCurrent: z.boolean(),
});
/** A browser in which the reader is signed in. */
export type SignedInDevice = z.infer<typeof sessionSchema>;

const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });
const deletionSchema = z.object({ deletion: z.nullable(z.object({ endsAt: z.iso.datetime({ offset: true }) })) });

const ROOT = '/api/account';

async function get<Schema extends z.ZodMiniType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const response = await fetch(ROOT + path, { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The gateway answered ${response.status} for ${ROOT}${path}`);
  return schema.parse(await response.json());
}

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(ROOT + path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The gateway answered ${response.status} for ${ROOT}${path}`);
}

/**
 * The gateway's routes about the account of the signed-in reader. All of them reject if the gateway does not respond, refuses,
 * or sends something else.
 */
export const accountApi = {
  /** This device first, then the one that was used last. */
  devices: async (): Promise<readonly SignedInDevice[]> => {
    const { sessions } = await get('/sessions', sessionsSchema);
    return sessions.toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.seenAt) - Date.parse(one.seenAt),
    );
  },
  signOutDevice: (id: string) => post('/sessions/end', { id }),
  signOutEverywhere: () => post('/sessions/end', { all: true }),
  /** When the account will be deleted; null if it will not. */
  deletionAt: async (): Promise<string | null> => (await get('/deletion', deletionSchema)).deletion?.endsAt ?? null,
  requestDeletion: () => post('/deletion', { confirm: true }),
  cancelDeletion: () => post('/deletion/cancel', {}),
};
