import { useMemo } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { puzzleKey, withinLevels, type Puzzle } from '../puzzle/puzzle';
import { PuzzleFrame } from '../puzzle/puzzle-frame';
import { ScriptedGame } from '../puzzle/scripted-game';
import { AboutPlace } from './about-place';
import { MatchPlacesGame } from './match-places-game';
import { placePuzzle } from './place-marks';
import { PlacesSheet } from './places-sheet';
import styles from './place-map.module.css';

interface MatchPlacesProps {
  game: PlayableOf<'match-the-place'>;
  puzzle: Puzzle;
  /** Path of the drawing of land and water; null if there is none. */
  ground: string | null;
}

/** Places to find on a map: to play, and as a sheet for paper or a page without scripts. */
export function MatchPlaces({ game, puzzle: asked, ground }: MatchPlacesProps) {
  const { level, puzzle } = withinLevels(asked, game.levels.length);
  const made = useMemo(() => placePuzzle(game, level, puzzle), [game, level, puzzle]);
  const gameId = puzzleKey(game.kind, { level, puzzle });
  const name = game.levels[level - 1]?.name ?? '';
  const byName = [...made.asked].sort((one, other) => one.place.name.localeCompare(other.place.name, 'en'));
  return (
    <PuzzleFrame
      kind={game.kind}
      levels={game.levels.map((one) => ({ name: one.name, lang: 'en' }))}
      puzzle={{ level, puzzle }}
      answers={
        <ul className={styles.list}>
          {byName.map(({ number, place }) => (
            <li key={number}>
              <b>{number}</b> <AboutPlace place={place} /> <span lang="en">{place.clue}</span>
            </li>
          ))}
        </ul>
      }
    >
      <ScriptedGame>
        <MatchPlacesGame key={gameId} gameId={gameId} puzzle={made} origin={game.center} name={name} ground={ground} />
      </ScriptedGame>
      <PlacesSheet puzzle={made} byName={byName} origin={game.center} name={name} ground={ground} />
    </PuzzleFrame>
  );
}
