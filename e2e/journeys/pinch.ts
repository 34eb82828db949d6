import type { Locator } from '@playwright/test';

const STEP = 10;

/** Two fingers in the middle of something move apart until they are `times` as far from each other as at first. */
export async function pinch(element: Locator, times: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const page = element.page();
  const browser = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  const first = 2 * STEP;
  await touch('touchStart', fingers(first));
  for (let apart = first + STEP; apart <= first * times; apart += STEP) await touch('touchMove', fingers(apart));
  await touch('touchEnd', []);
}
