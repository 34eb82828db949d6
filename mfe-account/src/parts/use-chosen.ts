import { useState } from 'react';

/** The rows that a reader has chosen, of those that are shown. A row stays chosen while it is not shown. */
export function useChosen<Row>(shown: readonly Row[], keyOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (row: Row) => chosen.has(keyOf(row));
  return {
    selected: shown.filter(isChosen),
    isChosen,
    toggle(row: Row) {
      const next = new Set(chosen);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setChosen(next);
    },
    chooseAll: () => setChosen(new Set(shown.map(keyOf))),
    chooseNone: () => setChosen(new Set()),
  };
}
