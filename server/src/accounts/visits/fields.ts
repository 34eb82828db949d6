import { z } from 'zod';

/** Characters that nobody types: control characters, and halves of surrogate pairs. */
const untypable = /\p{Cc}|\p{Cs}/u;
const isTypable = (text: string): boolean => !untypable.test(text);

/** A text without NUL and the like, which PostgreSQL refuses. Surrounding spaces are removed. */
const line = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine(isTypable);

const emailSchema = line.transform((text) => text.toLowerCase()).pipe(z.email().max(254));
const nameSchema = line.pipe(z.string().min(1).max(60));

/** An e-mail address in lower case; undefined if it is invalid. */
export const emailOf = (value: string | null): string | undefined => emailSchema.safeParse(value).data;

/** A name of 1 to 60 characters; undefined if it is invalid. */
export const nameOf = (value: string | null): string | undefined => nameSchema.safeParse(value).data;

const SHORTEST = 12;
const LONGEST = 128;

/** Why a password is not accepted, as a key of the page texts; undefined if it is. Its content is checked when it is hashed. */
export function passwordFault(password: string): 'shortPassword' | 'longPassword' | 'badPassword' | undefined {
  const { length } = [...password];
  if (length < SHORTEST) return 'shortPassword';
  if (length > LONGEST) return 'longPassword';
  return isTypable(password) ? undefined : 'badPassword';
}

/** A password as it is hashed: the same characters are the same password on every keyboard. */
export const passwordOf = (value: string | null): string => (value ?? '').normalize('NFC');
