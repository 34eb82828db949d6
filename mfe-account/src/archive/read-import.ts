import type { BookNames } from '@manna/shared/domain';
import { fromArchive } from './archive-values';
import type { Imported } from './plan-import';
import { isZip, LARGEST_FILE, readArchive, type ImportProblem } from './read-archive';
import { isAndBible, readAndBible, readReferenceList } from './read-bookmark-list';

/** A text of this length has tens of thousands of references. Bytes. */
const LARGEST_TEXT = 2_000_000;

/** What a file brings, or why it cannot be imported. */
export type ReadImport =
  | { readonly kind: 'archive' | 'andbible' | 'list'; readonly imported: Imported; readonly unread: readonly string[] }
  | { readonly problem: ImportProblem };

/** Text in UTF-8; undefined for other bytes, such as those of a picture. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Reads a file that a reader chose: an archive of this site, AndBible's CSV, or a list of references. Never throws.
 *
 * @param names Names of books in the reader's language, which lists may use besides the English ones.
 * @param now Date of bookmarks whose file has none. Milliseconds.
 */
export function readImport(bytes: Uint8Array, names: BookNames, now: number): ReadImport {
  if (bytes.length > LARGEST_FILE) return { problem: 'huge' };
  if (isZip(bytes)) {
    const read = readArchive(bytes);
    return 'problem' in read ? read : { kind: 'archive', imported: fromArchive(read.archive), unread: [] };
  }
  const text = textOf(bytes);
  if (text === undefined) return { problem: 'foreign' };
  if (bytes.length > LARGEST_TEXT) return { problem: 'huge' };
  const kind = isAndBible(text) ? 'andbible' : 'list';
  const { unread, ...imported } = (kind === 'andbible' ? readAndBible : readReferenceList)(text, names, now);
  if (imported.bookmarks.length === 0) return { problem: text.trim() === '' ? 'empty' : 'foreign' };
  return { kind, imported, unread };
}
