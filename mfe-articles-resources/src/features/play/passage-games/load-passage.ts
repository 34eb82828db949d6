import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames, verseOsisId, verseNumber } from '@manna/shared/domain';
import { partsOf } from '@manna/shared/domain/chapter-text';
import { passageName, passageSegment, readPassage } from '@manna/shared/domain/references';
import { translationIn } from '@manna/shared/domain/site-translation';
import { PassageVersesDocument } from '../../../generated/graphql';
import { readPuzzle, type Puzzle } from '../puzzle/puzzle';
import type { Level, PassageGame, PassageToPlay } from './passage-to-play';

/** What a game takes of a passage; the gateway reads no more verses at once. */
const MOST_VERSES = 100;

/** Reads the passage, the level and the puzzle of a URL, and the text of the passage. */
export async function loadPassage(
  { url, data, site, language, text }: Pick<LoaderArgs, 'url' | 'data' | 'site' | 'language' | 'text'>,
  { kind, passages }: PassageGame,
): Promise<PassageToPlay> {
  const names = text(bookNames);
  const asked = url.searchParams.get('passage')?.trim().slice(0, 100) ?? '';
  const written = asked === '' ? (passages[0]?.reference ?? '') : asked;
  const read = readPassage(written, names);
  const refs = read.kind === 'passage' ? read.refs : [];
  const ids = refs
    .flatMap(partsOf)
    .flatMap(({ book, chapter, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) =>
        verseOsisId(verseNumber({ book: book.number, chapter, verse: first + index })),
      ),
    );
  const slug = translationIn(site, language);
  const { verses, translations } = await data.query(PassageVersesDocument, {
    ids: ids.filter((id) => id !== undefined).slice(0, MOST_VERSES),
    translation: slug,
  });
  const {
    name = slug,
    language: spoken = 'en',
    direction = 'ltr',
  } = translations.find((one) => one.slug === slug) ?? {};
  return {
    ...(refs.length > 0 && { name: passageName(refs, names), segment: passageSegment(refs) }),
    written: refs.length > 0 ? passageName(refs, names) : written,
    verses: verses.flatMap(({ osisId, verseNumber: number, text: words }) =>
      words === null ? [] : [{ osisId, number, text: words.replaceAll(/\s+/g, ' ').trim() }],
    ),
    isCut: ids.length > MOST_VERSES,
    translation: { name, language: spoken, direction },
    ...(readPuzzle(url.searchParams, kind === 'word-search' ? 3 : 4) as Puzzle & { level: Level }),
  };
}
