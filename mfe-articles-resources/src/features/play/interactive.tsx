import type { Game } from './load-play';
import { ReadAlong } from './media/read-along';
import { OrderGame } from './order-game';
import { Quiz } from './quiz';
import { placesQuestions, sayingsQuestions } from './quiz-questions';
import { Timeline } from './timeline';

/** Renders an interactive with the player of its kind. `file` is the name of its file. */
export function Interactive({ playable, file }: { playable: Game; file: string }) {
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
      return <ReadAlong recording={playable} file={file} />;
  }
}
