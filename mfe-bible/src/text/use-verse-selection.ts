import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { printVerses } from '@manna/shared/domain';
import { afterPaint, useLocation } from '@manna/shared/runtime';
import { showHigh } from './show-high';
import { useVersesOfAddress } from './use-verses-of-address';

/** A selection that is not in the URL yet, so that the reader sees it at once. */
interface Choice {
  /** Key of the location at which it was made. */
  at: string;
  /** Number of the selection among those made faster than the URL was updated. */
  turn: number;
  verses: readonly number[];
}

export interface VerseSelection {
  /** The selected verses, in order. */
  verses: readonly number[];
  /** The selection that is not in the URL yet. */
  choice: Choice | undefined;
  setChoice: (choice: Choice) => void;
}

type Location = ReturnType<typeof useLocation>;

/** Which selection of the reader led to a location; undefined if none did, as for a link. */
export const turnOf = ({ state }: Pick<Location, 'state'>): number | undefined =>
  (state as { turn?: number } | null)?.turn;

/** The verses that the page's URL selects. The first one is scrolled into view on arrival. */
export function useVerseSelection(verseCount: number, text: RefObject<HTMLElement | null>): VerseSelection {
  const location = useLocation();
  const [choice, setChoice] = useState<Choice>();
  const isAhead = choice && (choice.at === location.key || (turnOf(location) ?? choice.turn) < choice.turn);
  if (choice && !isAhead) setChoice(undefined);
  const named = useVersesOfAddress(verseCount);
  useShowFirst(text, location, printVerses(named));
  return { verses: isAhead ? choice.verses : named, choice, setChoice };
}

/** Scrolls the first selected verse into view if a link led to it and nothing else sets the scroll position. */
function useShowFirst(text: RefObject<HTMLElement | null>, location: Location, verses: string): void {
  const { pathname, hash } = location;
  const shown = useRef('');
  const arrive = useEffectEvent(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (verses === '' || hash !== '' || turnOf(location) !== undefined) return;
    // After the panel has scrolled to the top, or restored the scroll position.
    return afterPaint(() => {
      const first = text.current?.querySelector('[aria-current]');
      if (first) showHigh(first, isSamePage);
    });
  });
  useEffect(() => arrive(), [pathname, verses]);
}
