import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from '@manna/shared/runtime';
import { hearsKeys } from './hears-keys';

export interface ChapterTurns {
  /** An element in the page that the keys turn. */
  place: RefObject<HTMLElement | null>;
  /** Paths of the previous and the next chapter; undefined before the first and after the last one. */
  previous: string | undefined;
  next: string | undefined;
}

/** Goes to the previous and next chapter by arrow keys, in reading direction. Renders nothing. */
export function ChapterKeys({ place, previous, next }: ChapterTurns) {
  const navigate = useNavigate();
  const turn = useEffectEvent((event: KeyboardEvent) => {
    const element = place.current;
    const isLeft = event.key === 'ArrowLeft';
    if (!element || (!isLeft && event.key !== 'ArrowRight') || !hearsKeys(element, event)) return;
    if (event.target instanceof Element && event.target.closest('[role=toolbar]')) return;
    const isBack = isLeft === (element.closest<HTMLElement>('[dir]')?.dir !== 'rtl');
    const target = isBack ? previous : next;
    if (target === undefined) return;
    event.preventDefault();
    void navigate(target);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
