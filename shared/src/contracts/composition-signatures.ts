import { z } from 'zod';
import { integritySchema } from './integrity';

/** Where the signatures of a composition are: beside its file. */
export const signaturesFileOf = (compositionFile: string): string => `${compositionFile}.sig`;

/**
 * Detached Ed25519 signatures of the bytes of a composition's file. Those of the revision before stay, so that whoever reads
 * while a new one is written finds a signature of what was read.
 */
export const compositionSignaturesSchema = z.strictObject({
  schema: z.literal(1),
  signatures: z.array(
    z.strictObject({
      /** SHA-384 of the bytes. */
      composition: integritySchema,
      /** Base64. */
      signature: z.base64().length(88, 'must be a signature of 64 bytes in base64'),
    }),
  ),
});
export type CompositionSignatures = z.infer<typeof compositionSignaturesSchema>;
