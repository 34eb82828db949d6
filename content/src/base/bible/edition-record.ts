import { z } from 'zod';
import { omissionReasons } from '@manna/shared/contracts';
import { hasTable, readTable } from '../files/authored-table';

const verse = z.string().regex(/^[0-9A-Za-z]+\.[1-9]\d*\.[1-9]\d*$/);

/**
 * What was decided about one edition by reading it, in content/authored/editions/<slug>.json. Every list names the
 * verse, as an OSIS id ('Rev.12.17'), and says why.
 */
const editionRecordSchema = z.strictObject({
  /**
   * Verses that are not shown. Words that the copy has under the number are removed; the reason is what readers are told.
   */
  omitted: z.array(z.strictObject({ verse, reason: z.enum(omissionReasons), because: z.string().min(1) })),
  /**
   * Words that no other edition and no dictionary has, in lower case, with the first of their verses. They belong to the
   * edition, unless `isMisspelt`: the verse of a misspelt word has a note of the site that says so.
   */
  words: z.array(z.strictObject({ word: z.string().min(1), verse, isMisspelt: z.literal(true).optional() })),
  /**
   * Words that our copy has misread as another word, in lower case, and the right ones. The build mends them only if two
   * independent editions have the right word between the same neighbours.
   */
  misread: z.array(z.strictObject({ verse, word: z.string().min(1), right: z.string().min(1) })).default([]),
  /** Findings of the gate that are the edition's own way. `kind` is the name of the check. */
  reviewed: z.array(z.strictObject({ kind: z.string().min(1), verse, because: z.string().min(1) })),
});
export type EditionRecord = z.infer<typeof editionRecordSchema>;

/**
 * The same for an imported text, which is not changed, so that none of its words can be mended. An operator writes it
 * beside the import; for the modules that the site documents it is in content/authored/imported-editions/<slug>.json.
 */
export const importedRecordSchema = editionRecordSchema.omit({ misread: true });
export type ImportedRecord = z.infer<typeof importedRecordSchema>;

const shippedRecordSchema = importedRecordSchema.extend({
  /** The version of the text that was read. The record says nothing about another version. */
  version: z.string().min(1),
});

/** The site's record of an imported text. Undefined if the site has none for this version. */
export function shippedRecord(slug: string, version: string | undefined): ImportedRecord | undefined {
  const table = `imported-editions/${slug}`;
  if (!hasTable(table)) return undefined;
  const record = readTable(table, shippedRecordSchema);
  return record.version === version ? record : undefined;
}

const known = new Map<string, EditionRecord>();

/** Reads the record of one of the site's own editions. Throws ContentError if it is missing or has a wrong shape. */
export function editionRecord(slug: string): EditionRecord {
  const record = known.get(slug) ?? readTable(`editions/${slug}`, editionRecordSchema);
  known.set(slug, record);
  return record;
}
