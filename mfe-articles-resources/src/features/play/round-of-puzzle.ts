import type { Playable, PlayableOf } from '@manna/shared/contracts';
import type { CrosswordRound } from './crossword/crossword-words';
import type { EventsRound } from './order/events-to-order';
import type { PassageGame } from './passage-games/passage-to-play';
import type { Puzzle } from './puzzle/puzzle';
import type { FamilyRound, SayingsRound } from './quiz/quiz-round';

/** What is played from its data alone. */
type Interactive = Exclude<Playable, PassageGame | PlayableOf<'match-the-place'> | PlayableOf<'recording'>>;

type LargeGame = PlayableOf<'family-quiz' | 'who-said-it' | 'crossword' | 'order-the-events'>;

/** What the page of an interactive contains; of a large game, only what one puzzle needs. */
export type InteractiveData =
  | Exclude<Interactive, LargeGame>
  | FamilyRound
  | SayingsRound
  | CrosswordRound
  | EventsRound;

/** Takes from the data of an interactive what the page needs, because all words or questions would be most of its bytes. */
export async function roundOfPuzzle(playable: Interactive, puzzle: Puzzle): Promise<InteractiveData> {
  switch (playable.kind) {
    case 'family-quiz':
    case 'who-said-it': {
      const { quizRound } = await import(/* webpackChunkName: "route-play.quiz" */ './quiz/quiz-round');
      return quizRound(playable, puzzle);
    }
    case 'crossword': {
      const { crosswordOf } = await import(
        /* webpackChunkName: "route-play.crossword" */ './crossword/crossword-words'
      );
      return crosswordOf(playable, puzzle);
    }
    case 'order-the-events': {
      const { eventsRound } = await import(/* webpackChunkName: "route-play.order" */ './order/events-to-order');
      return eventsRound(playable, puzzle);
    }
    default:
      return playable;
  }
}
