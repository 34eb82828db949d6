import type { BibleRef, Translated } from '@manna/shared/contracts';
import { type Book, bookName, type BookNames, books, nameTranslated } from '@manna/shared/domain';
import {
  bookAliases,
  formatReference,
  parseReference,
  type ParsedReference,
  plainLetters,
  repairReference,
  validateReferences,
} from '@manna/shared/domain/references';
import { matchesTerms } from '@manna/shared/ui/controls';
import { addressOf, wholeBookOf } from './address-of';
import type { problemText } from '../names/problem-text';
import { sayProblem } from '../names/say-problem';
import type { dialogText } from './dialog-text';
import { namedTranslation, typedNames, type Offered } from './named-translation';
import { nearReferences } from './near-references';

/** Longer texts are neither references nor names. Characters. */
const LONGEST = 500;

/** A row of suggestions: a passage to go to, a correction, or a book to choose from further. */
export type Suggestion =
  | { kind: 'passage' | 'repair' | 'near'; text: string; to: string }
  | { kind: 'book'; text: string; book: Book };

interface Suggestions {
  rows: Suggestion[];
  /** The error for a text that is neither a reference nor part of a book's name; corrections are in the rows. */
  problem: string | undefined;
}

interface Setting {
  names: BookNames;
  text: Translated<typeof dialogText>;
  problems: Translated<typeof problemText>;
  /** The slug of the translation for passages behind which none is typed. */
  translation: string;
  leftOut: string;
  /** The translations of the site; undefined if they are not loaded. */
  offered: readonly Offered[] | undefined;
}

/** Name in both languages, ids and aliases. */
const findableBy = (book: Book, names: BookNames): string =>
  plainLetters([bookName(book, names), book.name, book.usfmId, book.osisId, ...bookAliases(book.usfmId)].join(' '));

const printed = (refs: readonly BibleRef[], names: BookNames): string => {
  const book = wholeBookOf(refs);
  return book ? bookName(book, names) : nameTranslated(formatReference(refs), names);
};

/** References that were read from what is typed. */
type Read = Extract<ParsedReference, { ok: true }>;

/** The translation in which a passage opens: the one that is typed behind it, or that of the page. */
function opening({ translation: typed }: Read, { translation, offered, text }: Setting) {
  if (typed === undefined) return { slug: translation, nameIn: (passage: string) => passage };
  const named = namedTranslation(typed, offered);
  const slug = named.isOffered ? named.slug : translation;
  const shortName = offered?.find((each) => each.slug === slug)?.shortName ?? slug.toUpperCase();
  return {
    slug,
    nameIn: (passage: string) => text.inTranslation(passage, shortName),
    ...(!named.isOffered && { problem: text.noTranslation(named.shortName) }),
  };
}

function suggestPassage(read: Read, setting: Setting): Suggestion {
  const { names, text, problems, leftOut } = setting;
  const { refs } = read;
  const { slug, nameIn, problem: noTranslation } = opening(read, setting);
  const [problem] = validateReferences(refs).filter(({ isWarning }) => !isWarning);
  const shown = problem ? refs.map(repairReference) : refs;
  const to = addressOf(shown, slug, leftOut);
  const name = nameIn(printed(shown, names));
  const noVerse = problem && sayProblem(problem.message, names, problems);
  const reasons = [noVerse, noTranslation].filter((reason) => reason !== undefined);
  if (reasons.length === 0) return { kind: 'passage', text: name, to };
  return { kind: 'repair', text: text.repair(reasons.join('. '), name), to };
}

/** The same reference in the books with the most similar names; before the others those in which it exists. */
const suggestNear = (begun: string, setting: Setting): Suggestion[] =>
  nearReferences(begun, setting.names)
    .flatMap((reference): Suggestion[] => {
      const answer = parseReference(reference, undefined, typedNames(setting.offered));
      return answer.ok ? [suggestPassage(answer, setting)] : [];
    })
    .sort((one, other) => Number(one.kind === 'repair') - Number(other.kind === 'repair'))
    .map((one) => (one.kind === 'passage' ? { ...one, kind: 'near', text: setting.text.near(one.text) } : one));

/** Suggestions for the text typed so far; all books if it is empty. */
export function suggestPassages(typed: string, setting: Setting): Suggestions {
  const { names, text } = setting;
  if (typed.length > LONGEST) return { rows: [], problem: text.invalid };
  // A reference that is still being typed may end in a separator.
  const begun = typed.replace(/[\s:.,;-]+$/, '');
  const answer = parseReference(begun, names, typedNames(setting.offered));
  const passages = answer.ok ? [suggestPassage(answer, setting)] : [];
  const whole = answer.ok ? wholeBookOf(answer.refs) : undefined;
  const found = books
    .filter((book) => book !== whole && matchesTerms(findableBy(book, names), plainLetters(typed.trim())))
    .map((book): Suggestion => ({ kind: 'book', text: bookName(book, names), book }));
  const rows = [...passages, ...found];
  if (answer.ok || rows.length > 0) return { rows, problem: undefined };
  const problems = new Map([
    ['End of range must be higher than start', text.endBeforeStart],
    ['Numbered book range must have different start to end', text.sameNumber],
  ]);
  const problem = problems.get(answer.problem);
  return problem === undefined ? { rows: suggestNear(begun, setting), problem: text.invalid } : { rows, problem };
}
