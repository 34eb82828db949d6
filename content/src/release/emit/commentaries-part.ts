import type { CommentaryPassage } from '@manna/shared/contracts';
import { asJson, asLines } from '../../base/parts/assemble-release';
import type { ReleasePart } from '../../base/parts/release-part';
import { printedProse } from '../../base/printed-ranges';
import type { ImportedCommentary } from '../../base/imported/import-package';

export const COMMENTARIES_FILE = 'commentaries.json';

/** The file with a commentary's passages, one per line. */
export const commentaryFile = (slug: string) => `commentary-${slug}.ndjson` as const;

const ofPassage = (passage: CommentaryPassage) => ({ ...passage, body: printedProse(passage.body) });

/** The files of a release with the imported commentaries; none if there are none. */
export function commentariesPart(imported: readonly ImportedCommentary[]): ReleasePart {
  return {
    files: new Map<string, string | Uint8Array>([
      ...(imported.length > 0
        ? [[COMMENTARIES_FILE, asJson(imported.map(({ commentary }) => commentary))] as const]
        : []),
      ...imported.map(
        ({ commentary, passages }) => [commentaryFile(commentary.slug), asLines(passages.map(ofPassage))] as const,
      ),
    ]),
    counts: Object.fromEntries<number>([
      ...(imported.length > 0 ? [['commentaries', imported.length] as const] : []),
      ...imported.flatMap(({ commentary, counts }) =>
        Object.entries(counts).map(([what, count]) => [`imports.${commentary.slug}.${what}`, count] as const),
      ),
    ]),
    licences: imported.map(({ licence }) => licence),
    skipped: imported.flatMap(({ skipped }) => skipped),
  };
}
