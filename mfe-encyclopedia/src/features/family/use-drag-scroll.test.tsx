import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useDragScroll } from './use-drag-scroll';

function Tree() {
  const frame = useRef<HTMLDivElement>(null);
  useDragScroll(frame);
  return (
    <div ref={frame} role="group">
      <a href="#david">David</a>
    </div>
  );
}

/** A tree, and where it has been scrolled to. */
function open() {
  render(<Tree />);
  const frame = screen.getByRole('group');
  const scrolled: unknown[] = [];
  Object.assign(frame, { scrollTo: (to: unknown) => scrolled.push(to), setPointerCapture: () => undefined });
  return { frame, scrolled };
}

/** Presses on the link, moves from there by these pixels, and lets go. Returns whether the click was one. */
function drag(frame: HTMLElement, x: number, y: number, pointerType = 'mouse'): boolean {
  const send = (type: string, at: object) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...at });
    return fireEvent(screen.getByRole('link'), Object.assign(event, { pointerType, pointerId: 1 }));
  };
  send('pointerdown', { clientX: 100, clientY: 100 });
  send('pointermove', { clientX: 100 + x, clientY: 100 + y });
  send('pointerup', { clientX: 100 + x, clientY: 100 + y });
  expect(frame).toBeVisible();
  return send('click', {});
}

test('a mouse that is dragged moves the tree, and does not open the person on whom it stops', () => {
  const { frame, scrolled } = open();
  expect(drag(frame, 30, -20)).toBe(false);
  expect(scrolled).toEqual([{ left: -30, top: 20, behavior: 'instant' }]);
});

test('a click that shakes is a click, also after a drag', () => {
  const { frame, scrolled } = open();
  drag(frame, 30, 0);
  expect(drag(frame, 2, 1)).toBe(true);
  expect(scrolled).toHaveLength(1);
});

test('fingers scroll by themselves', () => {
  const { frame, scrolled } = open();
  expect(drag(frame, 30, 0, 'touch')).toBe(true);
  expect(scrolled).toEqual([]);
});
