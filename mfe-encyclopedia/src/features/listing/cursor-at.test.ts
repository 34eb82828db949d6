import { cursorAt } from './cursor-at';

/** A list of so many items, each with its own place as its cursor. */
function listOf(count: number) {
  const asked: [number, string | null][] = [];
  const step = (first: number, after: string | null) => {
    asked.push([first, after]);
    const from = Number(after ?? 0);
    return Promise.resolve(from >= count ? null : String(Math.min(from + first, count)));
  };
  return { asked, step };
}

it.each([
  [0, null],
  [60, '60'],
  [100, '100'],
  [240, '240'],
])('the item at place %d has the cursor %j', async (place, cursor) => {
  expect(await cursorAt(place, listOf(246).step)).toBe(cursor);
});

it('no more is asked for than the way there takes', async () => {
  const { asked, step } = listOf(246);
  await cursorAt(240, step);
  expect(asked).toEqual([
    [100, null],
    [100, '100'],
    [40, '200'],
  ]);
});

it('behind the end there is nothing, however far it is', async () => {
  const { asked, step } = listOf(246);
  expect(await cursorAt(600_000, step)).toBeUndefined();
  expect(asked).toHaveLength(4);
});
