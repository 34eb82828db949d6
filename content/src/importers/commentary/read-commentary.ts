import type { CommentaryPassage } from '@manna/shared/contracts';
import { books, versePlace } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { faultAt, type Place } from '../../base/files/place';
import type { ImportLog } from '../import-log';
import { feedOsis } from '../osis/osis-xml';
import type { SwordModule } from '../sword/installed-modules';
import { valueOf } from '../sword/module-record';
import { CommentaryPassages } from './commentary-passages';
import { CommentaryReader } from './commentary-reader';
import { readModuleTexts, type ModuleText } from './module-texts';

const ROOT = 'commentary';

/** Where a text is, so that a message begins 'MHCC, Genesis 1:1: '. */
function placeOf(module: SwordModule, first: number): Place {
  const { book, chapter, verse } = versePlace(first);
  return { file: `${module.name}, ${books[book - 1]?.name ?? ''} ${chapter}`, line: verse };
}

/** How often each text is in a list. */
function countEach(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/**
 * Reads a compressed commentary of SWORD in OSIS or ThML: what it says about each passage, in canonical order. Throws
 * ContentError if the module is damaged or has other markup.
 */
export function readCommentary(module: SwordModule, slug: string, log: ImportLog): readonly CommentaryPassage[] {
  const markup = valueOf(module, 'SourceType') ?? 'plain text';
  if (markup !== 'OSIS' && markup !== 'ThML') {
    throw new ContentError(`The commentary ${module.name} is ${markup}; only OSIS and ThML can be read.`);
  }
  const { texts, unnamed } = readModuleTexts(module);
  const passages = new CommentaryPassages(slug);
  const reader = new CommentaryReader(passages, log);
  const feed = feedOsis(reader, ROOT);
  let place: Place = { file: module.name, line: 0 };
  feed.write(`<${ROOT}>`, place);
  const chapterOf = (text: ModuleText) => `${versePlace(text.first).book} ${versePlace(text.first).chapter}`;
  const onVerses = countEach(texts.filter(({ first }) => versePlace(first).verse > 0).map(chapterOf));
  for (const text of texts) {
    place = placeOf(module, text.first);
    reader.startText(text, place);
    feed.write(text.text, place);
    feed.flush();
    reader.endText(onVerses.get(chapterOf(text)) === 1);
  }
  // A list may go on in the next text, but it must end.
  if (reader.depth !== 1)
    throw faultAt(place, `The commentary ends inside <${reader.openName}>; it seems to be cut off.`);
  const read = passages.inOrder();
  if (read.length === 0) throw new ContentError(`The commentary ${module.name} has no words.`);
  log.count('texts', texts.length);
  log.count('passages', read.length);
  if (unnamed > 0) log.count("texts that the module's index does not name", unnamed);
  return read;
}
