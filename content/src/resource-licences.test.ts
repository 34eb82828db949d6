import { siteOrders } from './testing/built-world';

/** Makers whose files consist of words of the King James Version, or quote whole verses of it. */
const QUOTING = new Set([
  'bible-epub',
  'read-along',
  'verse-plate',
  'illuminated-initial',
  'note-sheet',
  'prayer-sheet',
  'who-said-it',
]);

test('files with words of the King James Version say that the words are in the public domain', () => {
  const quoting = siteOrders().filter(({ maker }) => QUOTING.has(maker));
  expect(new Set(quoting.map(({ maker }) => maker))).toEqual(QUOTING);
  for (const { order, licence } of quoting)
    expect({ slug: order.slug, licence }).toEqual({
      slug: order.slug,
      licence: expect.stringMatching(/public domain.* MIT$/i),
    });
});
