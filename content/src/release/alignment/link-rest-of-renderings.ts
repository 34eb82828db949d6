import { isFunctionWord, joiners, particles } from './function-words';
import type { VerseLinks } from './verse-links';

/** A further word of a rendering is at least this probable. */
const SURE = 0.6;
/** A rival for a word is at least this probable. */
export const RIVAL = 0.02;

/** Whether another stem of the verse has this word among its renderings. */
function hasRival({ verse: { morphemes, isListed, probabilities } }: VerseLinks, morpheme: number, token: number) {
  return morphemes.some(
    ({ kind }, other) =>
      kind === 'stem' && other !== morpheme && isListed(other, token) && probabilities.english.at(other, token) > RIVAL,
  );
}

/** Whether a free word belongs to a rendering of which the first word is known. */
function isMore(links: VerseLinks, morpheme: number, token: number, head: number): boolean {
  const { probabilities, isCredible } = links.verse;
  if (!links.isFree(token) || probabilities.english.at(morpheme, token) < SURE) return false;
  if (!isCredible(morpheme, token)) return false;
  const word = links.wordOf(token);
  // 'out' of 'goeth forth out of my mouth' belongs to 'of'.
  if (particles.has(word)) return token > head && !(word === 'out' && links.wordOf(token + 1) === 'of');
  return !isFunctionWord(word) && !hasRival(links, morpheme, token);
}

function linkInDirection(links: VerseLinks, morpheme: number, head: number, step: 1 | -1): void {
  let last = head;
  for (;;) {
    const next = last + step;
    const over = next + step;
    if (isMore(links, morpheme, next, head) && !links.areParted(last, next)) {
      links.link(morpheme, next);
      last = next;
      continue;
    }
    const isJoined = links.isFree(next) && joiners.has(links.wordOf(next)) && !links.areParted(last, over);
    if (!isJoined || !isMore(links, morpheme, over, head)) return;
    links.link(morpheme, next);
    links.link(morpheme, over);
    last = over;
  }
}

/** Links the further words of renderings: 'brought forth', 'come to pass', 'burnt offering'. */
export function linkRestOfRenderings(links: VerseLinks): void {
  for (const [morpheme, { kind }] of links.verse.morphemes.entries()) {
    const [head] = links.of(morpheme);
    if (head === undefined || kind !== 'stem') continue;
    linkInDirection(links, morpheme, head, 1);
    if (!isFunctionWord(links.wordOf(head))) linkInDirection(links, morpheme, head, -1);
  }
}
