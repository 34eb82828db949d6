import { checkAuthored } from '../authored/read-authored';
import { verseTexts } from '../emit/bible-part';
import { authoredRoot, authoredWorld, faultLine } from '../entries/read-entries';
import { convertKjv } from '../sources/kjv/kjv-source';
import { readKjv } from '../sources/kjv/read-kjv';
import { readStrongs } from '../sources/strongs/strongs-source';

/**
 * Everything wrong with what is written in content/authored, a line each with its file and line; empty where nothing is.
 * Throws ContentError where the texts that it is held against cannot be read.
 */
export function checkWritten(): string[] {
  const kjv = verseTexts(convertKjv(readKjv()));
  const world = authoredWorld({ verseText: (verse) => kjv.get(verse), lexicon: readStrongs().entries });
  return checkAuthored(authoredRoot, world).map(faultLine);
}
