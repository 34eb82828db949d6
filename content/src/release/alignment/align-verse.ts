import { isWholeRenderingOf, linkAuxiliaries } from './link-auxiliaries';
import { affixCanBe, isFunctionWord } from './function-words';
import { dropMisplacedAffixes } from './drop-misplaced-affixes';
import { linkLeftOvers } from './link-left-overs';
import { linkRestOfRenderings } from './link-rest-of-renderings';
import { sureness } from './reinforce-pairs';
import { VerseLinks, type VerseToAlign } from './verse-links';

/** Pairs that are less sure are not linked. */
const SURE = 0.4;
/** Words without a meaning of their own are more often linked by chance. */
const SURE_OF_FUNCTION_WORD = 0.5;

/** A morpheme and a word that may belong together. */
interface Pair {
  readonly row: number;
  readonly column: number;
  readonly probability: number;
}

/** Whether a word can render a morpheme by itself, as sure as both directions are of it. */
function canLink(links: VerseLinks, { row, column, probability }: Pair): boolean {
  const { morphemes, isCredible } = links.verse;
  const morpheme = morphemes[row];
  const word = links.wordOf(column);
  if (!morpheme) return false;
  if (morpheme.kind !== 'stem') return affixCanBe(morpheme, word);
  if (isFunctionWord(word) && probability < SURE_OF_FUNCTION_WORD) return false;
  return isCredible(row, column) && isWholeRenderingOf(morpheme, word);
}

/** Links each morpheme to the word of which both directions are sure, the surest first, each word once. */
function linkSurePairs(links: VerseLinks): void {
  const { morphemes, tokens, probabilities } = links.verse;
  const pairs: Pair[] = [];
  // One of hundreds of pairs is sure.
  for (let row = 0; row < morphemes.length; row += 1) {
    for (let column = 0; column < tokens.length; column += 1) {
      const probability = sureness(probabilities, row, column);
      if (probability < SURE) continue;
      const pair = { row, column, probability };
      if (canLink(links, pair)) pairs.push(pair);
    }
  }
  pairs.sort((one, other) => other.probability - one.probability || one.row - other.row || one.column - other.column);
  for (const { row, column } of pairs) if (links.of(row).length === 0 && links.isFree(column)) links.link(row, column);
}

/** Links the morphemes of a verse to the words that render them. What is unsure stays without a link. */
export function alignVerse(verse: VerseToAlign): VerseLinks {
  const links = new VerseLinks(verse);
  linkSurePairs(links);
  linkRestOfRenderings(links);
  linkLeftOvers(links);
  dropMisplacedAffixes(links);
  linkAuxiliaries(links);
  return links;
}
