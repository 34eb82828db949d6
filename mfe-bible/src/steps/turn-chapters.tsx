import { ChapterKeys, type ChapterTurns } from './chapter-keys';
import { ChapterSwipe } from './chapter-swipe';

/** Turns the chapter by keys and by swipes. Draws nothing. */
export function TurnChapters(turns: ChapterTurns) {
  return (
    <>
      <ChapterKeys {...turns} />
      <ChapterSwipe {...turns} />
    </>
  );
}
