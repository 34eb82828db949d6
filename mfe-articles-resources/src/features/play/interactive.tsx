import { lazy, Suspense } from 'react';
import type { Playable } from '@manna/shared/contracts';
import type { PassageToPlay } from './passage-games/passage-to-play';
import { OrderGame } from './order-game';
import { Quiz } from './quiz';
import { placesQuestions, sayingsQuestions } from './quiz-questions';
import { ReadAlong } from './read-along';
import { Timeline } from './timeline';

// They come in one chunk with what reads the passage, which only they need.
const WordSearch = lazy(() =>
  import(/* webpackChunkName: "route-play.passage" */ './passage-games/word-search').then((module) => ({
    default: module.WordSearch,
  })),
);
const MemoryVerse = lazy(() =>
  import(/* webpackChunkName: "route-play.passage" */ './passage-games/memory-verse').then((module) => ({
    default: module.MemoryVerse,
  })),
);

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
      return (
        passage && (
          <Suspense>
            <WordSearch game={playable} passage={passage} />
          </Suspense>
        )
      );
    case 'memory-verse':
      return (
        passage && (
          <Suspense>
            <MemoryVerse game={playable} passage={passage} />
          </Suspense>
        )
      );
  }
}
