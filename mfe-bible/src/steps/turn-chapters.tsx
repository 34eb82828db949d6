import { ChapterKeys, type ChapterTurns } from './chapter-keys';
import { ChapterSwipe } from './chapter-swipe';

/** Goes to other chapters by keys and swipes. Renders nothing. */
export function TurnChapters(turns: ChapterTurns) {
  return (
    <>
      <ChapterKeys {...turns} />
      <ChapterSwipe {...turns} />
    </>
  );
}
