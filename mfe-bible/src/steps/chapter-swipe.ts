import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@manna/shared/runtime';
import type { ChapterTurns } from './chapter-keys';

/** A finger has to go so far across, in CSS pixels, and at least so many times as far as up or down. */
const FAR = 70;
const LEVEL = 2.5;

/** What takes longer is no swipe. Milliseconds. */
const SWIFT = 600;

/** Browsers go back and forward by a swipe from the edge of the window. CSS pixels. */
const EDGE = 24;

/** What moves under a finger itself. */
const MOVES = 'input, textarea, select, dialog, [popover], [role=slider], [role=toolbar], canvas';

/** Whether something the touch began on can be scrolled sideways. */
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

/** Turns the chapter by a swipe of one finger: what lies beside it in the direction of reading is drawn in. */
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
      // A finger that selects words goes across them, too.
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
