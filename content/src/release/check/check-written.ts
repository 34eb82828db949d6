import { checkAuthored } from '../authored/read-authored';
import { verseTexts } from '../emit/bible-part';
import { authoredRoot, authoredWorld, faultLine } from '../entries/read-entries';
import { convertKjv } from '../sources/kjv/kjv-source';
import { readKjv } from '../sources/kjv/read-kjv';
import { readStrongs } from '../sources/strongs/strongs-source';

/**
 * Returns every fault of content/authored as text with file and line. The list is empty for valid content. Throws
 * ContentError if the Bible text or the lexicon that it is checked against cannot be read.
 */
export function checkWritten(): string[] {
  const kjv = verseTexts(convertKjv(readKjv()));
  const world = authoredWorld({
    verseText: (verse) => kjv.get(verse),
    lexicon: readStrongs().entries,
    words: new Map(),
  });
  return checkAuthored(authoredRoot, world).map(faultLine);
}
