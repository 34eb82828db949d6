import { afterPaint } from './after-paint';

const next = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('afterPaint runs its callback once, after the next frame', async () => {
  const order: string[] = [];
  afterPaint(() => order.push('run'));
  requestAnimationFrame(() => order.push('frame'));
  await next(700);
  expect(order).toEqual(['frame', 'run']);
});

test('afterPaint runs its callback in a hidden tab, which never paints', async () => {
  const frame = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const run = jest.fn();
  afterPaint(run);
  await next(700);
  expect(run).toHaveBeenCalledTimes(1);
  frame.mockRestore();
});

test('afterPaint does not run its callback after it was cancelled', async () => {
  const run = jest.fn();
  afterPaint(run)();
  await next(700);
  expect(run).not.toHaveBeenCalled();
});
