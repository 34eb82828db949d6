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
 * @returns The state, its setter, and a function for the click on a link whose address has all of the state: the address does
 *   not follow meanwhile, which would call the link off.
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
  const follow = useEffectEvent(() => {
    if (isHeld.current) return;
    setKnown(({ last, asked }) => ({ last, asked: [...asked, target] }));
    go(target);
  });
  useEffect(() => {
    isHeld.current = false;
    if (target === now) return undefined;
    const timer = setTimeout(() => follow(), delayMs);
    return () => clearTimeout(timer);
  }, [target, now, delayMs]);
  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);
  return [state, setState, hold] as const;
}
