import type { ChapterText } from '@manna/shared/contracts';
import { ContentError } from '../../../base/content-error';
import { editChapter, type Edit } from '../../../base/bible/edit-chapter';

const SELAH = 'Selah.';
/** Elsewhere Selah is a place. */
const withSelah = /^(?:Ps|Hab)\./;
/** The older text appends the title of the next psalm to the last verse of a psalm. */
const nextPsalm = /\s+Psalm \d+(?:\s.*)?$/s;
/** How many words before a Selah find its position in the other text. */
const WORDS_BEFORE = 2;

/** The words before a Selah in the older text, and whether it closes the verse. */
interface Selah {
  readonly before: readonly string[];
  readonly isLast: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** Finds the Selah of a verse of the older text; undefined if it has none. */
function findSelah(osisId: string, text: string): Selah | undefined {
  const whole = text.replace(nextPsalm, '');
  const at = withSelah.test(osisId) ? whole.indexOf(SELAH) : -1;
  if (at < 0) return undefined;
  return {
    before: wordsOf(whole.slice(0, at)).slice(-WORDS_BEFORE),
    isLast: wordsOf(whole.slice(at + SELAH.length)).length === 0,
  };
}

/** The offset after the words of `before`, and the punctuation that follows them; undefined unless they are there once. */
function offsetAfter(text: string, before: readonly string[]): number | undefined {
  const pattern = new RegExp(String.raw`\b${before.join(String.raw`[^\w]+`)}\b[^\w\s]*`, 'gi');
  const [found, ...more] = [...text.matchAll(pattern)];
  return found && more.length === 0 ? found.index + found[0].length : undefined;
}

/**
 * Puts back the Selahs that the package has lost, from an older text of the same edition by OSIS id. A Selah inside a
 * verse stands after the same words as there. Throws ContentError if those words are not there exactly once.
 */
export function restoreSelahs(
  chapters: readonly ChapterText[],
  older: ReadonlyMap<string, string>,
): { chapters: ChapterText[]; restored: number } {
  let restored = 0;
  const withSelahs = chapters.map((chapter) => {
    if (!withSelah.test(chapter.osisId)) return chapter;
    const edits = chapter.styling.flatMap(({ kind, min, max, ref = '' }): Edit[] => {
      const selah = kind === 'verse' ? findSelah(ref, older.get(ref) ?? '') : undefined;
      const text = chapter.content.slice(min, max);
      if (!selah || text.includes(SELAH)) return [];
      const offset = selah.isLast ? text.length : offsetAfter(text, selah.before);
      if (offset === undefined) {
        throw new ContentError(`web ${ref} does not have the words "${selah.before.join(' ')}" before its Selah.`);
      }
      return [{ min: min + offset, max: min + offset, text: ` ${SELAH}` }];
    });
    restored += edits.length;
    return edits.length === 0 ? chapter : editChapter(chapter, edits);
  });
  return { chapters: withSelahs, restored };
}
