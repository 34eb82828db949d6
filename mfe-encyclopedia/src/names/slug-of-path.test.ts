import { books } from '@manna/shared/domain';
import { bookOfPath, slugOfPath } from './slug-of-path';

test.each(books)('$name is a book, however its name is typed', ({ name, slug }) => {
  for (const typed of [
    name,
    name.toUpperCase(),
    ` ${name} `,
    name.replaceAll(' ', '_'),
    name.replaceAll(' ', '+'),
    slug,
  ])
    expect(bookOfPath(typed)?.slug).toBe(slug);
});

test('a slug stays as it is', () => {
  expect(slugOfPath('ark-of-the-covenant')).toBe('ark-of-the-covenant');
});
