import { bookNames, chapterName, versePath } from '@manna/shared/domain';
import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { Steps } from '@manna/shared/ui/controls';
import { verseAt } from '../../names/verse-at';
import type { VerseData } from './load-verse';
import { verseText } from './verse-text';

/** Links to the previous and the next verse, across chapters and books. The next one is prefetched. */
export function VerseSteps({ previous, next }: Pick<VerseData, 'previous' | 'next'>) {
  const text = useText(verseText);
  const names = useText(bookNames);
  const stepTo = (osisId: string | null) => {
    if (osisId === null) return undefined;
    const { book, chapter, verse } = verseAt(osisId);
    return { path: versePath(book, chapter, verse), title: `${chapterName({ book, chapter }, names)}:${verse}` };
  };
  const after = stepTo(next);
  usePrefetch(after ? [after.path] : []);
  const label = usePartName()(text.verses);
  return <Steps as={Link} label={label} kinds={text} previous={stepTo(previous)} next={after} />;
}
