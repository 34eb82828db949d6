import type { BibleRef } from '../../contracts';
import { awoken, chapterCount, copyOf, verseCount } from './awoken';

/** Problems of a reference. RANGEOFONE is a warning: the reference is valid. */
export type ReferenceCode = 'BADBOOK' | 'BADCHPT' | 'BADVERSE' | 'BACKWARDSRANGE' | 'RANGEOFONE';

export interface ReferenceProblem {
  code: ReferenceCode;
  isWarning: boolean;
  /** In English, for readers: 'Genesis has only 50 chapters'. */
  message: string;
}

/** A whole chapter that does not exist. The parser knows no verses of it, so its range starts and ends at verse 1. */
const isMissingChapter = (ref: BibleRef): boolean =>
  'is_range' in ref && ref.start.verse === 1 && verseCount(ref.start.book, ref.start.chapter) === 0;

/** All problems of these references, each once; empty if they are valid. */
export function validateReferences(refs: readonly BibleRef[]): ReferenceProblem[] {
  const found = new Map<string, ReferenceProblem>();
  for (const ref of refs) {
    for (const { kind, is_warning: isWarning, message } of awoken.validate(copyOf(ref), true)) {
      const code: ReferenceCode = kind;
      if (!(isWarning && isMissingChapter(ref))) found.set(message, { code, isWarning, message });
    }
  }
  return [...found.values()];
}

/**
 * The reference that was probably meant: chapters and verses are clamped to the last that exists, backwards ranges are
 * reversed, and a range of one verse becomes that verse. A chapter stays a chapter.
 *
 * @throws Error "Cannot fix an 'unknown book' error" for a book that does not exist; 'Max fix passes exceeded' after five
 *   passes.
 */
export function repairReference(ref: BibleRef): BibleRef {
  if (isMissingChapter(ref) && 'is_range' in ref && ref.start.book === ref.end.book) {
    const chapters = chapterCount(ref.start.book);
    if (chapters > 0 && ref.end.chapter > chapters) return awoken.makeRange(ref.start.book, chapters);
  }
  return awoken.repair(copyOf(ref), true);
}
