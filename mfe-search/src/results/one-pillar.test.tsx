import { act } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { OnePillar } from './one-pillar';

/** The end of every list is in the window at once. */
class AlwaysInSight {
  constructor(private readonly onSight: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onSight([{ isIntersecting: true }]);
  }
  disconnect() {
    return undefined;
  }
}

const passed = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

test.each([
  ['grows when its end is in sight', false, 1],
  ['does not grow while the results that it waits for are loading', true, 0],
])('a list %s', async (_what, isLoading, times) => {
  Object.assign(globalThis, { IntersectionObserver: AlwaysInSight });
  const onMore = jest.fn();
  const found = { collection: 'articles', total: 40, groups: { science: 40 }, results: [], isCut: false } as const;
  const nothing = () => undefined;
  renderWithApp(
    <OnePillar
      name="articles"
      found={{ ...found, results: [] }}
      own={undefined}
      skipped={0}
      isLoading={isLoading}
      category={undefined}
      order="best"
      onCategory={nothing}
      onOrder={nothing}
      onMore={onMore}
      onOpen={nothing}
    />,
  );
  await passed();
  expect(onMore).toHaveBeenCalledTimes(times);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
