import type { BibleRef } from '../../contracts';
import type { BookNames } from '../bible/book-names';
import { repairReference, validateReferences, type ReferenceProblem } from './check-reference';
import { parseReference } from './parse-reference';
import { referenceFromUrl } from './url-reference';

/**
 * The result of reading the reference in a URL. `translation` is the slug of one that is named behind it, whether the
 * site has it or not.
 */
export type PassageAddress =
  | { kind: 'passage'; refs: readonly BibleRef[]; translation?: string }
  /**
   * It names existing books, but chapters or verses that do not exist, or nothing after a sign at its end (`ending`);
   * `repaired` is the suggested correction.
   */
  | {
      kind: 'invalid';
      refs: readonly BibleRef[];
      ending: string;
      problems: readonly string[];
      repaired: readonly BibleRef[];
      translation?: string;
    }
  | { kind: 'nothing' };

const NOTHING: PassageAddress = { kind: 'nothing' };

interface Read {
  refs: readonly BibleRef[];
  translation?: string;
}

/** Reads a reference in URL form: 'gen60', 'gen1v5_psa1'. */
function readUrl(segment: string): Read | undefined {
  try {
    return { refs: referenceFromUrl(segment) };
  } catch {
    return undefined;
  }
}

/**
 * Reads a reference as a reader may have typed it: with names, other punctuation, chapters that do not exist, or a
 * translation.
 */
function readText(segment: string, names: BookNames | undefined): Read | undefined {
  const parsed = parseReference(segment, names);
  return parsed.ok ? parsed : undefined;
}

const isFault = ({ isWarning }: ReferenceProblem) => !isWarning;

/** A sign that something should follow: the ',' of 'gen1,', the 'v' of 'gen1v'. */
const openEnd = /(?:[,:-]|(?<=\d)v)$/i;

/**
 * Reads the reference of a URL. Never throws.
 *
 * @param names The names of books in the language of the page, which are read besides the English ones.
 */
export function readPassage(segment: string, names?: BookNames): PassageAddress {
  const [ending = ''] = openEnd.exec(segment) ?? [];
  const whole = segment.slice(0, segment.length - ending.length);
  const read = readUrl(whole) ?? readText(whole, names);
  if (!read) return NOTHING;
  const { refs, translation } = read;
  const named = translation === undefined ? {} : { translation };
  const repaired = refs.map(repairReference);
  const faults = validateReferences(refs)
    .filter(isFault)
    .map(({ message }) => message);
  const problems = ending === '' ? faults : [...faults, `The reference ends with “${ending}”`];
  return problems.length === 0
    ? { kind: 'passage', refs: repaired, ...named }
    : { kind: 'invalid', refs, ending, problems, repaired, ...named };
}
