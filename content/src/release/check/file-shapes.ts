import { z } from 'zod';
import {
  bookIntroductionSchema,
  categorySchema,
  chapterTextSchema,
  commentaryPassageSchema,
  commentarySchema,
  contentManifestSchema,
  datedDaySchema,
  editionReportSchema,
  entrySchema,
  journeySchema,
  lexiconEntrySchema,
  licenceRecordSchema,
  lineageSchema,
  timelineItemSchema,
  passageSchema,
  redirectSchema,
  relationSchema,
  sitePageSchema,
  translationSchema,
  verseRecordSchema,
  verseWordsSchema,
} from '@manna/shared/contracts';
import { RECORDS_FILE } from '../../base/parts/assemble-release';

/**
 * The content of a file in a release: JSON lines, a JSON document, each with its contract, or bytes that are not
 * checked.
 */
export type FileShape =
  | { readonly kind: 'lines'; readonly shape: z.ZodType }
  | { readonly kind: 'json'; readonly shape: z.ZodType }
  | { readonly kind: 'bytes' };

const { counts, skipped } = contentManifestSchema.shape;
const licences = z.array(licenceRecordSchema);
/** The report of each source, with its slug. */
const sourceRecordsSchema = z.array(z.strictObject({ slug: z.string().min(1), licences, counts, skipped }));

const lines = (shape: z.ZodType): FileShape => ({ kind: 'lines', shape });
const json = (shape: z.ZodType): FileShape => ({ kind: 'json', shape });

const byName: readonly (readonly [name: RegExp, shape: FileShape])[] = [
  [/^chapters-[a-z0-9]+\.ndjson$/, lines(chapterTextSchema)],
  [/^verses\.ndjson$/, lines(verseRecordSchema)],
  [/^words\.ndjson$/, lines(verseWordsSchema)],
  [/^lexicon\.ndjson$/, lines(lexiconEntrySchema)],
  [/^entries\.ndjson$/, lines(entrySchema)],
  [/^relations\.ndjson$/, lines(relationSchema)],
  [/^redirects\.json$/, json(z.array(redirectSchema))],
  [/^journeys\.json$/, json(z.array(journeySchema))],
  [/^lineages\.json$/, json(z.array(lineageSchema))],
  [/^timeline\.json$/, json(z.array(timelineItemSchema))],
  [/^categories\.json$/, json(z.array(categorySchema))],
  [/^pages\.json$/, json(z.array(sitePageSchema))],
  [/^day-verses\.json$/, json(z.array(passageSchema))],
  [/^dated-days\.json$/, json(z.array(datedDaySchema))],
  [/^commentaries\.json$/, json(z.array(commentarySchema))],
  [/^commentary-[a-z0-9]+\.ndjson$/, lines(commentaryPassageSchema)],
  [/^introductions\.json$/, json(z.array(bookIntroductionSchema))],
  [/^translations\.json$/, json(z.array(translationSchema))],
  [/^sources\.json$/, json(sourceRecordsSchema)],
  [/^editions\.json$/, json(z.array(editionReportSchema))],
  [new RegExp(`^${RECORDS_FILE.replace('.', '\\.')}$`), json(z.strictObject({ counts, licences, skipped }))],
  [/^(?:files|listings)\//, { kind: 'bytes' }],
];

/** Returns the expected content of the file with this name; undefined if a release has no such file. */
export const fileShape = (name: string): FileShape | undefined => byName.find(([pattern]) => pattern.test(name))?.[1];
