import { afterPaint } from './after-paint';

const next = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('what waits for the paint runs once, after the next frame', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('run'));
  requestAnimationFrame(() => order.push('frame'));
  await next(700);
  expect(order).toEqual(['frame', 'run']);
});

test('in a tab that paints nothing it runs all the same', async () => {
  const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const run = jest.fn();
  afterPaint(run);
  await next(700);
  expect(run).toHaveBeenCalledTimes(1);
  frame.mockRestore();
});

test('called off, it does not run', async () => {
  const run = jest.fn();
  afterPaint(run)();
  await next(700);
  expect(run).not.toHaveBeenCalled();
});
