import type { NumberToken, Token } from './token';
import { andWords, bookWords, everydayNames } from './words';

const valuesOf = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

const units = new Map(valuesOf('one two three four five six seven eight nine', 1, 1));
const teens = new Map(
  valuesOf('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10, 1),
);
const tens = new Map(valuesOf('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10));
const HUNDRED = 'hundred';

interface Read {
  readonly value: number;
  /** The position after the words. */
  readonly next: number;
}

const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
};

/** A number below a hundred: 'three', 'twenty three', 'twenty-three'. */
function belowHundred(tokens: readonly Token[], at: number): Read | undefined {
  const word = wordAt(tokens, at);
  const whole = units.get(word) ?? teens.get(word);
  if (whole !== undefined) return { value: whole, next: at + 1 };
  const ten = tens.get(word);
  if (ten === undefined) return undefined;
  const hyphen = tokens[at + 1];
  const unitAt = hyphen?.kind === 'sign' && hyphen.text === '-' ? at + 2 : at + 1;
  const unit = units.get(wordAt(tokens, unitAt));
  return unit === undefined ? { value: ten, next: at + 1 } : { value: ten + unit, next: unitAt + 1 };
}

/** A number below two hundred, as many as there are psalms and verses: 'one hundred and nineteen', 'a hundred'. */
function readNumber(tokens: readonly Token[], at: number): Read | undefined {
  const first = wordAt(tokens, at);
  const hundredAt = first === 'one' || first === 'a' ? at + 1 : at;
  if (wordAt(tokens, hundredAt) !== HUNDRED) return belowHundred(tokens, at);
  const next = hundredAt + 1;
  const rest = belowHundred(tokens, andWords.has(wordAt(tokens, next)) ? next + 1 : next);
  return { value: 100 + (rest?.value ?? 0), next: rest?.next ?? next };
}

/** 'He is one' is a sentence, and 'the five books of Moses' have a name. */
const isOfReference = (tokens: readonly Token[], at: number, { next }: Read): boolean =>
  !everydayNames.has(wordAt(tokens, at - 1)) && !bookWords.has(wordAt(tokens, next));

/** Replaces the numbers of a reference that are written as words: 'john three sixteen'. */
export function withNumbers(tokens: readonly Token[]): Token[] {
  const replaced: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = readNumber(tokens, at);
    const read = found && isOfReference(tokens, at, found) ? found : undefined;
    const token: Token | undefined = read
      ? ({ kind: 'number', value: read.value, behind: 'nothing' } satisfies NumberToken)
      : tokens[at];
    if (token) replaced.push(token);
    at = read?.next ?? at + 1;
  }
  return replaced;
}
