/** A panel that stays the same one, whatever it shows and wherever it stands. */
export interface KnownPanel {
  id: number;
  path: string;
}

/**
 * Which of the panels before are the ones that the address names now: first those that show the very path, then those in
 * the same place, so that closing or moving one leaves the others as they are. New ones get ids that were never used.
 */
export function matchPanels(before: readonly KnownPanel[], paths: readonly string[]): KnownPanel[] {
  const free = new Set(before);
  const take = (panel: KnownPanel | undefined) => (panel && free.delete(panel) ? panel.id : undefined);
  const found = paths.map((path, index) => {
    const same = [before[index], ...before].find((panel) => panel?.path === path && free.has(panel));
    return take(same);
  });
  let next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return paths.map((path, index) => ({ id: found[index] ?? take(before[index]) ?? next++, path }));
}
