import { useMemo } from 'react';
import { useHistory } from '@manna/shared/runtime';

/** Returns whether the reader has visited a page lately, by its path. The server's pages know no reader. */
export function useVisited(): (path: string) => boolean {
  const history = useHistory();
  const paths = useMemo(() => new Set(history.map((trail) => trail.at(-1)?.path)), [history]);
  return (path) => paths.has(path);
}
