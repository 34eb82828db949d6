import { lazy, Suspense } from 'react';
import type { InteractiveData } from './round-of-puzzle';
import { ReadAlong } from './media/read-along';
import type { Puzzle } from './puzzle/puzzle';
import { Timeline } from './timeline';

const SayingsQuiz = lazy(() =>
  import(/* webpackChunkName: "route-play.quiz" */ './quiz/sayings-quiz').then((module) => ({
    default: module.SayingsQuiz,
  })),
);
const FamilyQuiz = lazy(() =>
  import(/* webpackChunkName: "route-play.quiz" */ './quiz/family-quiz').then((module) => ({
    default: module.FamilyQuiz,
  })),
);
const OrderBooks = lazy(() =>
  import(/* webpackChunkName: "route-play.order" */ './order/order-books').then((module) => ({
    default: module.OrderBooks,
  })),
);
const OrderEvents = lazy(() =>
  import(/* webpackChunkName: "route-play.order" */ './order/order-events').then((module) => ({
    default: module.OrderEvents,
  })),
);

const Crossword = lazy(() =>
  import(/* webpackChunkName: "route-play.crossword" */ './crossword/crossword').then((module) => ({
    default: module.Crossword,
  })),
);

interface InteractiveProps {
  playable: InteractiveData;
  /** The name of its file. */
  file: string;
  puzzle: Puzzle;
}

/** Renders an interactive with the player of its kind. */
export const Interactive = (props: InteractiveProps) => (
  <Suspense>
    <OfKind {...props} />
  </Suspense>
);

function OfKind({ playable, file, puzzle }: InteractiveProps) {
  switch (playable.kind) {
    case 'who-said-it':
      return <SayingsQuiz game={playable} puzzle={puzzle} />;
    case 'family-quiz':
      return <FamilyQuiz game={playable} puzzle={puzzle} />;
    case 'order-the-books':
      return <OrderBooks game={playable} puzzle={puzzle} />;
    case 'order-the-events':
      return <OrderEvents game={playable} puzzle={puzzle} />;
    case 'crossword':
      return <Crossword game={playable} puzzle={puzzle} />;
    case 'timeline':
      return <Timeline timeline={playable} />;
    case 'read-along':
      return <ReadAlong recording={playable} file={file} />;
  }
}
