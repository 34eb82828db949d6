/** History of a panel: the keys of its router's locations, and the position of the current one. */
export interface PanelHistory {
  keys: readonly string[];
  position: number;
}

export const startHistory = (key: string): PanelHistory => ({ keys: [key], position: 0 });

/** The history after a navigation of the panel's router. */
export function afterStep(
  { keys, position }: PanelHistory,
  action: 'PUSH' | 'REPLACE' | 'POP',
  key: string,
): PanelHistory {
  if (action === 'POP') {
    const place = keys.indexOf(key);
    return { keys, position: place < 0 ? position : place };
  }
  if (action === 'REPLACE') return { keys: keys.with(position, key), position };
  return { keys: [...keys.slice(0, position + 1), key], position: position + 1 };
}
