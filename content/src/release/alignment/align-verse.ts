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

/** Links each morpheme to the word of which both directions are sure, the surest first, each word once. */
function linkSurePairs(links: VerseLinks): void {
  const { morphemes, tokens, probabilities, isCredible } = links.verse;
  const pairs = morphemes.flatMap((morpheme, row) =>
    tokens.flatMap((_, column) => {
      const probability = sureness(probabilities, row, column);
      if (probability < SURE) return [];
      const word = links.wordOf(column);
      const isOwn = morpheme.kind === 'stem' && isFunctionWord(word);
      if (isOwn && probability < SURE_OF_FUNCTION_WORD) return [];
      const isPossible =
        morpheme.kind === 'stem'
          ? isCredible(row, column) && isWholeRenderingOf(morpheme, word)
          : affixCanBe(morpheme, word);
      return isPossible ? [{ row, column, probability }] : [];
    }),
  );
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
