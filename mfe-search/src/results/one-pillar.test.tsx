import { act, render } from '@testing-library/react';
import { renderWithApp } from '@manna/shared/testing';
import { OnePillar } from './one-pillar';
import { useGrowthOnScroll } from './use-growing-list';

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

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: AlwaysInSight });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test.each([
  ['grows when its end is in sight', false, 1],
  ['does not grow while the results that it waits for are loading', true, 0],
])('a list %s', async (_what, isLoading, times) => {
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
});

test('a list is measured again when it has more rows, without a moment of loading between', async () => {
  const onMore = jest.fn();
  const end = { current: null };
  function Rows({ rows }: { rows: readonly string[] }) {
    useGrowthOnScroll(end, rows.length, true, onMore);
    return (
      <>
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        <div ref={end} />
      </>
    );
  }
  const { rerender } = render(<Rows rows={['1 Kings 1:1']} />);
  await passed();
  rerender(<Rows rows={['1 Kings 1:1', '1 Kings 1:2']} />);
  await passed();
  expect(onMore).toHaveBeenCalledTimes(2);
});
