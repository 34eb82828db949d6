import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** How long a reader may take on the provider's pages. */
export const SIGN_IN_MINUTES = 30;

const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_CHARACTERS = 4_000;

const pendingSignInSchema = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  destination: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** A sign-in that a reader has begun and that the provider has not answered. */
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** Encrypts it for the cookie of the browser in which it began. */
export function sealSignIn(key: Buffer, signIn: PendingSignIn): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(signIn), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts the cookie; undefined if no gateway of this site made it, or if it is too old, or from the future. */
export function openSignIn(key: Buffer, sealed: string): PendingSignIn | undefined {
  if (sealed.length > MAX_CHARACTERS) return undefined;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const signIn = pendingSignInSchema.parse(JSON.parse(text.toString('utf8')));
    // In both directions, because a gateway's clock may have been wrong and set right meanwhile.
    return Math.abs(Date.now() - signIn.startedAt) < SIGN_IN_MINUTES * 60_000 ? signIn : undefined;
  } catch {
    // Somebody else made it, or it is damaged.
    return undefined;
  }
}

/** What follows SIGN_IN_COOKIE in the name of the cookie of the sign-in with this state. */
export const signInSuffix = (state: string): string => createHash('sha256').update(state).digest('hex').slice(0, 8);
