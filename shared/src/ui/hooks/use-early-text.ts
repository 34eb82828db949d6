import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Takes over what a reader typed into a field before the page was hydrated. React leaves it there until the field renders
 * again, and then puts the state of the page in its place.
 *
 * @param value what the field shows by the state of the page
 * @param take called once with what the field has, if that is something else
 */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, value: string, take: (typed: string) => void) {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) take(typed);
  });
  useEffect(() => takeOver(), []);
}
