import { z } from 'zod';

/** A subresource-integrity value as this platform pins it: SHA-384 in base64. */
export const integritySchema = z
  .string()
  .regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- followed by 64 base64 characters');
