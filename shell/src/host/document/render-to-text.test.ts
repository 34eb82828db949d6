import { setTimeout as sleep } from 'node:timers/promises';
import { createElement as h, Suspense } from 'react';
import { renderToText } from './render-to-text';

function Throwing(): never {
  throw new Error('the page threw');
}

test('a page that throws is rejected once, and nothing is left that rejects later', async () => {
  const left: unknown[] = [];
  const keep = (error: unknown) => left.push(error);
  process.on('unhandledRejection', keep);
  try {
    await expect(renderToText(h(Throwing), () => undefined)).rejects.toThrow('the page threw');
    await sleep(20);
    expect(left).toEqual([]);
  } finally {
    process.off('unhandledRejection', keep);
  }
});

test('a part that throws is reported, and the rest of the page is rendered', async () => {
  const failed: unknown[] = [];
  const page = h('main', null, 'The page', h(Suspense, { fallback: 'Loading' }, h(Throwing)));
  expect(
    await renderToText(page, (error) => {
      failed.push(error);
      return undefined;
    }),
  ).toContain('The page');
  expect(failed).toHaveLength(1);
});
