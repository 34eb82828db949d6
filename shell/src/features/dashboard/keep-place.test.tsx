import { render } from '@testing-library/react';
import { createRef } from 'react';
import { KeepPlace } from './keep-place';

/** Simulates a phone: the window scrolls, and one panel is displayed. */
function openPhone() {
  const panel = createRef<HTMLDivElement>();
  const scrollTo = jest.fn((_left: number, top: number) => Object.assign(window, { scrollY: top }));
  Object.assign(window, { scrollTo, scrollY: 0 });
  const page = (shown: number, { path = '/bible/genesis/1', multiPanel = true } = {}) => (
    <KeepPlace multiPanel={multiPanel} page={path} shown={shown} mainPanel={panel}>
      <div
        ref={(element) => {
          if (element)
            Object.assign(element, {
              checkVisibility: () => !multiPanel || element.dataset['shown'] === '0',
              scrollTo: () => undefined,
            });
          panel.current = element;
        }}
        data-shown={shown}
      />
    </KeepPlace>
  );
  const { rerender } = render(page(0));
  return { show: (...now: Parameters<typeof page>) => rerender(page(...now)) };
}

const readOnTo = (top: number) => Object.assign(window, { scrollY: top });

test('each panel on a phone keeps its scroll position', () => {
  const { show } = openPhone();
  readOnTo(1500);
  show(1);
  expect(window.scrollY).toBe(0);
  readOnTo(700);
  show(0);
  expect(window.scrollY).toBe(1500);
  show(1);
  expect(window.scrollY).toBe(700);
});

test('a new page in the main panel starts at the top, not at the scroll position of the previous page', () => {
  const { show } = openPhone();
  readOnTo(1500);
  show(1);
  readOnTo(700);
  show(1, { path: '/bible/genesis/2' });
  expect(window.scrollY).toBe(700);
  show(0, { path: '/bible/genesis/2' });
  expect(window.scrollY).toBe(0);
});

test('a panel that is opened after all were closed starts at the top', () => {
  const { show } = openPhone();
  readOnTo(1500);
  show(1);
  readOnTo(700);
  show(0, { multiPanel: false });
  expect(window.scrollY).toBe(1500);
  show(1);
  expect(window.scrollY).toBe(0);
});
