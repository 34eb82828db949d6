import type { Playable } from '@manna/shared/contracts';
import type { PassageGame } from './passage-games/passage-to-play';
import { OrderGame } from './order-game';
import { Quiz } from './quiz';
import { placesQuestions, sayingsQuestions } from './quiz-questions';
import { ReadAlong } from './read-along';
import { Timeline } from './timeline';

/** Renders an interactive with the player of its kind. */
export function Interactive({ playable }: { playable: Exclude<Playable, PassageGame> }) {
  switch (playable.kind) {
    case 'who-said-it':
      return <Quiz questions={sayingsQuestions(playable)} />;
    case 'match-the-place':
      return <Quiz questions={placesQuestions(playable)} />;
    case 'order-the-books':
      return <OrderGame game={playable} />;
    case 'timeline':
      return <Timeline timeline={playable} />;
    case 'read-along':
      return <ReadAlong recording={playable} />;
  }
}
