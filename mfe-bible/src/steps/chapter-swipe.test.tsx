import { useRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { TurnChapters } from './turn-chapters';

const AT = '/bible/genesis/2';

function Page({ next }: { next: string | undefined }) {
  const place = useRef<HTMLElement>(null);
  return (
    <article>
      <p>In the beginning</p>
      <input aria-label="Find" />
      <nav ref={place}>chapters</nav>
      <TurnChapters place={place} previous="/bible/genesis/1" next={next} />
    </article>
  );
}

interface Swipe {
  from?: [x: number, y: number];
  by: [x: number, y: number];
  /** Milliseconds. */
  lasts?: number;
  fingers?: number;
  on?: () => Element;
  dir?: 'ltr' | 'rtl';
  next?: string | undefined;
}

/** The path after a swipe. */
function after({ from = [300, 300], by, lasts = 200, fingers = 1, on, dir = 'ltr', ...page }: Swipe): string {
  const { where } = renderWithApp(
    <main dir={dir}>
      <Page next={'next' in page ? page.next : '/bible/genesis/3'} />
    </main>,
    { at: AT },
  );
  const target = on?.() ?? screen.getByText('In the beginning');
  const [clientX, clientY] = from;
  const touch = { clientX, clientY };
  const end = { clientX: clientX + by[0], clientY: clientY + by[1] };
  const at = (timeStamp: number, type: string, touches: object) => {
    const event = Object.assign(new Event(type, { bubbles: true }), touches);
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(target, event);
  };
  at(1000, 'touchstart', { touches: Array.from({ length: fingers }, () => touch) });
  at(1000 + lasts, 'touchend', { changedTouches: [end] });
  return where();
}

describe('a swipe', () => {
  it('to the left goes to the next chapter', () => expect(after({ by: [-120, 10] })).toBe('/bible/genesis/3'));
  it('to the right goes to the previous chapter', () => expect(after({ by: [120, 10] })).toBe('/bible/genesis/1'));
  it('is reversed when the page is read from right to left', () =>
    expect(after({ by: [120, 0], dir: 'rtl' })).toBe('/bible/genesis/3'));

  it.each<[string, Swipe]>([
    ['too short', { by: [-50, 0] }],
    ['more down than across', { by: [-90, 60] }],
    ['too slow', { by: [-120, 0], lasts: 900 }],
    ['one of two fingers', { by: [-120, 0], fingers: 2 }],
    ['from the edge of the window', { from: [5, 300], by: [120, 0] }],
    ['in a field', { by: [-120, 0], on: () => screen.getByRole('textbox') }],
    ['towards no chapter', { by: [-120, 0], next: undefined }],
  ])('that is %s does nothing', (_what, swipe) => expect(after(swipe)).toBe(AT));
});
