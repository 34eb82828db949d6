import type { BibleRef } from '../../contracts';
import { endsOf } from '../bible/bible-ids';
import { awoken, chapterCount } from './awoken';
import { mayBeReference } from './may-be-reference';
import { BACKWARDS, parseSimple } from './simple-reference';
import { plainText, spellReference } from './spell-reference';

/** The message for a text that is not a reference. */
export const INVALID_REFERENCE = 'Invalid Reference';

/** Beginnings of the parser's messages that describe a problem. */
const problems = [BACKWARDS, 'Numbered book range must have different start to end'];

/** Longer input is rejected, because the parser tries every alternative. Characters. */
const LONGEST = 500;

/** Only characters of names, numbers and separators. */
const onlyKnownSigns = /^[\w .:,;&'-]+$/;

export type ParsedReference = { ok: true; refs: readonly BibleRef[] } | { ok: false; problem: string };

const invalid: ParsedReference = { ok: false, problem: INVALID_REFERENCE };

type Outcome = ReturnType<typeof awoken.parse> | undefined;

/** The library throws for a range that ends in a chapter that its book does not have. */
function tryParse(text: string): Outcome {
  try {
    return awoken.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the two ends of such a range, so that validation can describe the problem. */
function parseByEnds(text: string): BibleRef[] {
  return text.split(';').flatMap((part): BibleRef[] => {
    const whole = tryParse(part.trim());
    if (whole?.status) return whole.value;
    const [first, last, ...more] = part.split('-').map((end) => tryParse(end.trim()));
    if (!first?.status || !last?.status || more.length > 0) return [];
    const [start] = endsOf(first.value[0] as BibleRef);
    const [, end] = endsOf(last.value.at(-1) as BibleRef);
    return [{ is_range: true, start, end }];
  });
}

const counts = (number: number) => Number.isSafeInteger(number) && number > 0;
const isCounted = (ref: BibleRef) => endsOf(ref).every(({ chapter, verse }) => counts(chapter) && counts(verse));

const isKnown = (ref: BibleRef) => endsOf(ref).every(({ book }) => chapterCount(book) > 0);

const isSound = (refs: readonly BibleRef[]) => refs.length > 0 && refs.every((ref) => isCounted(ref) && isKnown(ref));

function parseByLibrary(spelt: string): ParsedReference {
  const outcome = tryParse(spelt);
  if (!outcome) return { ok: true, refs: parseByEnds(spelt) };
  if (outcome.status) return { ok: true, refs: outcome.value };
  return { ok: false, problem: problems.find((problem) => outcome.expected.includes(problem)) ?? INVALID_REFERENCE };
}

/**
 * Parses references, in the order they were written: names, ids and aliases of books, numbered books in any style,
 * chapters and verses, lists and ranges, also across chapters and books. Does not check whether the chapters and verses
 * exist; use `validateReferences` for that. Never throws.
 */
export function parseReference(text: string): ParsedReference {
  if (text.length > LONGEST) return invalid;
  const plain = plainText(text);
  if (!onlyKnownSigns.test(plain)) return invalid;
  const spelt = spellReference(plain);
  if (!mayBeReference(spelt)) return invalid;
  const simple = parseSimple(spelt);
  if (simple === BACKWARDS) return { ok: false, problem: BACKWARDS };
  const answer: ParsedReference = simple ? { ok: true, refs: simple } : parseByLibrary(spelt);
  return answer.ok && !isSound(answer.refs) ? invalid : answer;
}
