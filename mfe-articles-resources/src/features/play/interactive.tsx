import type { Playable } from '@manna/shared/contracts';
import type { PassageToPlay } from './passage-games/load-passage';
import { MemoryVerse } from './passage-games/memory-verse';
import { WordSearch } from './passage-games/word-search';
import { OrderGame } from './order-game';
import { Quiz } from './quiz';
import { placesQuestions, sayingsQuestions } from './quiz-questions';
import { ReadAlong } from './read-along';
import { Timeline } from './timeline';

/** Renders an interactive with the player of its kind. */
export function Interactive({ playable, passage }: { playable: Playable; passage?: PassageToPlay | undefined }) {
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
    case 'word-search':
      return passage && <WordSearch game={playable} passage={passage} />;
    case 'memory-verse':
      return passage && <MemoryVerse game={playable} passage={passage} />;
  }
}
