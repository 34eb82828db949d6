import { MemoryVerse } from './memory-verse';
import type { PassageGame, PassageToPlay } from './passage-to-play';
import { WordSearch } from './word-search';

interface PlayPassageProps {
  game: PassageGame;
  passage: PassageToPlay;
}

/** A game that is made from a passage. */
export const PlayPassage = ({ game, passage }: PlayPassageProps) =>
  game.kind === 'word-search' ? (
    <WordSearch game={game} passage={passage} />
  ) : (
    <MemoryVerse game={game} passage={passage} />
  );
