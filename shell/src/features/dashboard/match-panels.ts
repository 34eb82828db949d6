import { useState } from 'react';

/** A panel that keeps its identity when its path or its position changes. */
export interface KnownPanel {
  id: number;
  path: string;
}

/**
 * Matches the paths in the URL to the previous panels: first by path and position, then by path, then by position.
 * Closing or moving one panel therefore does not affect the others. New panels get higher ids than all previous panels.
 */
export function matchPanels(before: readonly KnownPanel[], paths: readonly string[]): KnownPanel[] {
  const free = new Set(before);
  const ids: (number | undefined)[] = paths.map(() => undefined);
  const settle = (candidate: (path: string, index: number) => KnownPanel | undefined) =>
    paths.forEach((path, index) => {
      const panel = ids[index] === undefined ? candidate(path, index) : undefined;
      if (panel && free.delete(panel)) ids[index] = panel.id;
    });
  settle((path, index) => (before[index]?.path === path ? before[index] : undefined));
  settle((path) => before.find((panel) => panel.path === path && free.has(panel)));
  settle((_path, index) => before[index]);
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return paths.map((path, index) => ({ id: ids[index] ?? next++, path }));
}

/** The side panels that the URL names, each with an id that it keeps when its path or position changes. */
export function useKnownPanels(paths: readonly string[]): readonly KnownPanel[] {
  const [known, setKnown] = useState<readonly KnownPanel[]>(() => matchPanels([], paths));
  const now = matchPanels(known, paths);
  const changed =
    now.length !== known.length || now.some(({ id, path }, at) => known[at]?.id !== id || known[at].path !== path);
  // React renders again with the new state before it commits.
  if (changed) setKnown(now);
  return changed ? now : known;
}
