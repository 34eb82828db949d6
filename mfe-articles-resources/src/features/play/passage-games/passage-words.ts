import { seededNumbers, shuffled } from '../puzzle/seeded';

/** Words that say nothing of a passage, since every passage has them. */
const COMMON = new Set(
  `about above after again against also among another because been before behold being beneath besides between both
  came cause come cometh could does doth down each even ever every forth from gave give given goes gone hast hath have
  having hence here hers herself himself into itself just like made make many more most much must neither nevertheless
  none nothing once only other ours over said saith same saying shall shalt should some soever such than that thee their
  theirs them themselves then thence there therefore thereof these they thine thing things this those thou though through
  thus thyself took toward under unto upon very went were what when whence where wherefore wherein whether which while
  whither take taken took tell told kept since saw seen seeing spake speak answered whom whose will wilt with within without would yourselves your yours`.split(
    /\s+/,
  ),
);

const SHORTEST = 4;
/** So many times as many words as are wanted are drawn from, so that another puzzle has others. */
const POOL = 2;

/** The words of a text in the order of its letters, without the 's behind a name. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => /^[a-z]+$/i.test(word));

interface Wanted {
  /** At most. */
  count: number;
  /** Letters of the longest word. */
  longest: number;
  /** Another seed finds other words. */
  seed: number;
}

/** How much a passage is about each of its words: how often it has it, and twice as much if it writes it as a name. */
function weightsOf(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  const words = wordsIn(text);
  const plain = new Set(words.filter((word) => /^[a-z]/.test(word)));
  for (const word of words) {
    const lower = word.toLowerCase();
    weights.set(lower, (weights.get(lower) ?? 0) + (plain.has(lower) ? 1 : 2));
  }
  return weights;
}

/**
 * Words to look for, in capitals and sorted: some of those that the passage is most about. None is part of another, which
 * would be found twice.
 */
export function wordsToFind(text: string, { count, longest, seed }: Wanted): string[] {
  const fits = (word: string) => word.length >= SHORTEST && word.length <= longest && !COMMON.has(word);
  const best = [...weightsOf(text)]
    .filter(([word]) => fits(word))
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .slice(0, POOL * count)
    .map(([word]) => word);
  const chosen: string[] = [];
  for (const word of shuffled(best, seededNumbers(seed))) {
    const capitals = word.toUpperCase();
    if (chosen.length < count && !chosen.some((other) => other.includes(capitals) || capitals.includes(other)))
      chosen.push(capitals);
  }
  return chosen.sort();
}
