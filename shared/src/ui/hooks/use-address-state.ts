import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface AddressState<State> {
  /** The state that the address of the page has now. */
  inAddress: State;
  /** The address of a state. */
  addressOf: (state: State) => string;
  /** Goes to an address, when the state has not changed for some time. */
  go: (address: string) => void;
  /** That time, in milliseconds. */
  delayMs: number;
}

/**
 * The state of a page, and its address, which follow each other: the address some time after the reader changed the state,
 * and the state at once when a link or Back changed the address.
 *
 * @returns The state, its setter, and two functions. `hold` is for the click on a link: the address does not follow meanwhile,
 *   which would call the link off. `settle` is for the press before it: the address follows at once, so that Back leads to it.
 */
export function useAddressState<State>({ inAddress, addressOf, go, delayMs }: AddressState<State>) {
  const now = addressOf(inAddress);
  const [state, setState] = useState(inAddress);
  /** The address of the last render, and those that this page has asked for. */
  const [known, setKnown] = useState({ last: now, asked: [] as readonly string[] });
  if (now !== known.last) {
    // If this page has not asked for it, a link or Back has changed it.
    const isOwn = known.asked.includes(now);
    setKnown({ last: now, asked: isOwn ? known.asked : [] });
    if (!isOwn) setState(inAddress);
  }
  const target = addressOf(state);
  const isHeld = useRef(false);
  const [isSettling, setSettling] = useState(false);
  // A press while there is nothing to follow does not hurry the next change.
  if (isSettling && target === now) setSettling(false);
  const follow = useEffectEvent(() => {
    setSettling(false);
    if (isHeld.current) return;
    setKnown(({ last, asked }) => ({ last, asked: [...asked, target] }));
    go(target);
  });
  useEffect(() => {
    isHeld.current = false;
  }, [target, now]);
  useEffect(() => {
    if (target === now) return undefined;
    const timer = setTimeout(() => follow(), isSettling ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [target, now, delayMs, isSettling]);
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  const settle = useCallback(() => setSettling(true), []);
  return [state, setState, { hold, settle }] as const;
}
