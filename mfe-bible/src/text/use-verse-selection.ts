import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { afterPaint, useLocation } from '@manna/shared/runtime';
import { printVerses } from '../names/verse-selection';
import { showCentred } from './show-centred';
import { useVersesOfAddress } from './use-verses-of-address';

/** A choice whose address is yet to come: a reader sees at once what they chose. */
interface Choice {
  /** Key of the location that it was made at. */
  at: string;
  /** Counts choices that were made in a row, faster than the address followed. */
  turn: number;
  verses: readonly number[];
}

export interface VerseSelection {
  /** The selected verses, in order. */
  verses: readonly number[];
  /** What was chosen and is not in the address yet. */
  choice: Choice | undefined;
  setChoice: (choice: Choice) => void;
}

type Location = ReturnType<typeof useLocation>;

/** Which choice in a row led to a location; undefined where none did, as for a link. */
const turnOf = ({ state }: Pick<Location, 'state'>): number | undefined => (state as { turn?: number } | null)?.turn;

/** The verses that the page's address selects; the first of them is scrolled to when a reader arrives. */
export function useVerseSelection(verseCount: number, text: RefObject<HTMLElement | null>): VerseSelection {
  const location = useLocation();
  const [choice, setChoice] = useState<Choice>();
  const isAhead = choice && (choice.at === location.key || (turnOf(location) ?? choice.turn) < choice.turn);
  if (choice && !isAhead) setChoice(undefined);
  const named = useVersesOfAddress(verseCount);
  useShowFirst(text, location, printVerses(named));
  return { verses: isAhead ? choice.verses : named, choice, setChoice };
}

/** Brings the first selected verse into sight where a link led to it, and nothing else says where the page begins. */
function useShowFirst(text: RefObject<HTMLElement | null>, location: Location, verses: string): void {
  const { pathname, hash } = location;
  const shown = useRef('');
  const arrive = useEffectEvent(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (verses === '' || hash !== '' || turnOf(location) !== undefined) return;
    // Once the panel has brought the page to its top, or back to where its reader left it.
    return afterPaint(() => {
      const first = text.current?.querySelector('[aria-current]');
      if (first) showCentred(first, isSamePage);
    });
  });
  useEffect(() => arrive(), [pathname, verses]);
}
