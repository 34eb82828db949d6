import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@manna/shared/runtime';
import type { ChapterTurns } from './chapter-keys';

/** A swipe must be at least this long, in CSS pixels, and this many times longer than its vertical distance. */
const FAR = 70;
const LEVEL = 2.5;

/** Longest duration of a swipe. Milliseconds. */
const SWIFT = 600;

/** Width at the edges of the window where browsers use swipes to go back and forward. */
const EDGE = 24;

/** Elements that handle dragging themselves. */
const MOVES = 'input, textarea, select, dialog, [popover], [role=slider], [role=toolbar], canvas';

/** Whether the touch started on something that scrolls horizontally. */
function scrollsSideways(target: Element, page: Element): boolean {
  for (let element: Element | null = target; element && element !== page; element = element.parentElement)
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  return false;
}

interface Touched {
  x: number;
  y: number;
  at: number;
}

/** Goes to the previous or next chapter on a swipe with one finger, in reading direction. */
export function ChapterSwipe({ place, previous, next }: ChapterTurns) {
  const navigate = useNavigate();
  const turn = useEffectEvent((across: number) => {
    const isRightToLeft = place.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl';
    const target = across < 0 === !isRightToLeft ? next : previous;
    if (target !== undefined) void navigate(target);
  });
  useEffect(() => {
    const page = place.current?.parentElement;
    if (!page) return;
    let begun: Touched | undefined;
    const onStart = ({ touches, target, timeStamp: at }: TouchEvent) => {
      const [touch, second] = touches;
      begun = undefined;
      if (!touch || second || !(target instanceof Element) || target.closest(MOVES)) return;
      const { clientX: x, clientY: y } = touch;
      const isAtEdge = x < EDGE || x > window.innerWidth - EDGE;
      if (!isAtEdge && !scrollsSideways(target, page)) begun = { x, y, at };
    };
    const onEnd = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      if (!begun || !touch) return;
      const [across, down] = [touch.clientX - begun.x, touch.clientY - begun.y];
      const isSwift = timeStamp - begun.at < SWIFT;
      begun = undefined;
      // Selecting text moves the finger horizontally as well.
      const selectsWords = document.getSelection()?.isCollapsed === false;
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      if (!isSwift || selectsWords || isZoomed) return;
      if (Math.abs(across) >= FAR && Math.abs(across) >= LEVEL * Math.abs(down)) turn(across);
    };
    const onCancel = () => {
      begun = undefined;
    };
    page.addEventListener('touchstart', onStart, { passive: true });
    page.addEventListener('touchend', onEnd, { passive: true });
    page.addEventListener('touchcancel', onCancel, { passive: true });
    return () => {
      page.removeEventListener('touchstart', onStart);
      page.removeEventListener('touchend', onEnd);
      page.removeEventListener('touchcancel', onCancel);
    };
  }, [place]);
  return null;
}
