import { z } from 'zod';
import { integritySchema } from './integrity';

/** Where the signatures of a composition are: beside its file. */
export const signaturesFileOf = (compositionFile: string): string => `${compositionFile}.sig`;

/** An Ed25519 signature in base64. */
const ed25519Schema = z.base64().length(88, 'must be a signature of 64 bytes in base64');

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
      signature: ed25519Schema,
    }),
  ),
});
export type CompositionSignatures = z.infer<typeof compositionSignaturesSchema>;

/** Where the signature of a release is, in its folder. */
export const RELEASE_SIGNATURE_FILE = 'pillar.json.sig';

/** The signature of a release by its team: of the bytes of pillar.json, which has the hashes of all other files. */
export const releaseSignatureSchema = z.strictObject({
  schema: z.literal(1),
  /** SHA-384 of the bytes. */
  release: integritySchema,
  signature: ed25519Schema,
});
