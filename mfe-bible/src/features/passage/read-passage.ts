import type { BibleRef } from '@manna/shared/contracts';
import { books, endsOf } from '@manna/shared/domain';
import {
  parseReference,
  referenceFromUrl,
  repairReference,
  validateReferences,
  verseCount,
  type ReferenceProblem,
} from '@manna/shared/domain/references';

/** The result of reading the reference in a URL. */
export type PassageAddress =
  | { kind: 'passage'; refs: readonly BibleRef[] }
  /** It names existing books, but chapters or verses that do not exist; `repaired` is the suggested correction. */
  | { kind: 'invalid'; name: string; problems: readonly string[]; repaired: readonly BibleRef[] }
  | { kind: 'nothing' };

const NOTHING: PassageAddress = { kind: 'nothing' };

const isCounted = (ref: BibleRef) =>
  endsOf(ref).every(({ chapter, verse }) => [chapter, verse].every((number) => Number.isInteger(number) && number > 0));

/** Reads a reference in URL form: 'gen60', 'gen1v5_psa1'. */
function refsOfUrl(segment: string): readonly BibleRef[] | undefined {
  try {
    return referenceFromUrl(segment);
  } catch {
    return undefined;
  }
}

/** Reads a reference as a reader may have typed it: with names, other punctuation, or chapters that do not exist. */
function refsOfText(segment: string): readonly BibleRef[] | undefined {
  const parsed = parseReference(segment.replaceAll('_', '; '));
  return parsed.ok ? parsed.refs : undefined;
}

/** 'Genesis 60' of 'gen60': the library cannot name chapters that do not exist. */
const nameOf = (segment: string): string =>
  segment
    .split('_')
    .map((part) =>
      part.replaceAll(/(^|-)([1-3]?[a-z]{2,3})(?![a-z])/gi, (whole, before: string, id: string) => {
        const book = books.find(({ usfmId }) => usfmId === id.toUpperCase());
        return book ? `${before && ' - '}${book.name} ` : whole;
      }),
    )
    .map((part) => part.trim().replaceAll(/(\d)v(\d)/gi, '$1:$2'))
    .join('; ');

/** Reverses a backwards range of whole chapters, because the library would reverse their verses. */
function turned(ref: BibleRef): BibleRef {
  if (!('is_range' in ref)) return ref;
  const { start, end } = ref;
  const areChapters = start.verse === 1 && end.verse === verseCount(end.book, end.chapter);
  if (!areChapters || start.book !== end.book || start.chapter <= end.chapter) return ref;
  const last = verseCount(start.book, start.chapter);
  return last === 0 ? ref : { is_range: true, start: { ...end, verse: 1 }, end: { ...start, verse: last } };
}

function repaired(refs: readonly BibleRef[]): readonly BibleRef[] | undefined {
  try {
    return refs.map((ref) => repairReference(turned(ref)));
  } catch {
    return undefined;
  }
}

const isFault = ({ isWarning }: ReferenceProblem) => !isWarning;

/** Reads the reference of a URL. Never throws. */
export function readPassage(segment: string): PassageAddress {
  const written = refsOfUrl(segment);
  const refs = written?.every(isCounted) ? written : refsOfText(segment);
  if (!refs || refs.length === 0 || !refs.every(isCounted)) return NOTHING;
  const meant = repaired(refs);
  if (!meant || meant.length === 0) return NOTHING;
  const problems = validateReferences(refs).filter(isFault);
  if (problems.length === 0) return { kind: 'passage', refs: meant };
  return { kind: 'invalid', name: nameOf(segment), problems: problems.map(({ message }) => message), repaired: meant };
}
