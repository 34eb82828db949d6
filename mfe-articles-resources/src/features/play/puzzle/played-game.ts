import { createContext, use } from 'react';
import { useLocation } from '@manna/shared/runtime';

/** The game on this page: its name, and the origin of the site for links that leave it. */
export const PlayedGame = createContext({ name: '', origin: '' });

/** The parts of the query that say which puzzle it is. */
const OF_PUZZLE = ['passage', 'level', 'puzzle'];

/** The full URL of the puzzle on this page, without what else the query has. */
export function usePuzzleUrl(): string {
  const { origin } = use(PlayedGame);
  const { pathname, search } = useLocation();
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => OF_PUZZLE.includes(name)));
  return origin + (query.size === 0 ? pathname : `${pathname}?${query.toString()}`);
}
