import { render } from '@testing-library/react';
import { createRef } from 'react';
import { KeepPlace } from './keep-place';

/** A phone, as far as jsdom has none: the window scrolls, and one panel is displayed. */
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

test('each panel of a phone is where its reader left it', () => {
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

test('another page in the main panel is not begun where the one before was left', () => {
  const { show } = openPhone();
  readOnTo(1500);
  show(1);
  readOnTo(700);
  show(1, { path: '/bible/genesis/2' });
  expect(window.scrollY).toBe(700);
  show(0, { path: '/bible/genesis/2' });
  expect(window.scrollY).toBe(0);
});

test('a panel that is opened when all were closed is another one', () => {
  const { show } = openPhone();
  readOnTo(1500);
  show(1);
  readOnTo(700);
  show(0, { multiPanel: false });
  expect(window.scrollY).toBe(1500);
  show(1);
  expect(window.scrollY).toBe(0);
});
