import { gridPageOf } from './whole-grid';

const drawing = { revision: 'abababab', prettyPath: 'drawings/rod', width: 640, height: 480, widths: [320, 640] };
const facets = [{ facet: 'sex', value: 'male', name: null, count: 2 } as const];

test('a page of people becomes a page of tiles, with the first picture and the first verse of each', () => {
  const person = { __typename: 'Person', title: null, summary: 'A sentence.' } as const;
  const page = gridPageOf(
    {
      letter: null,
      page: 1,
      pages: 2,
      initials: [{ __typename: 'Initial', letter: 'a', count: 61 }],
      total: 61,
      entries: [
        {
          ...person,
          id: 'people-1',
          name: 'Aaron',
          pagePath: '/encyclopedia/people/aaron',
          verses: ['Exod.4.14'],
          verseCount: 330,
          images: [
            { __typename: 'Image', ...drawing },
            { __typename: 'Image', ...drawing, revision: 'cdcdcdcd' },
          ],
        },
        {
          ...person,
          id: 'people-2',
          name: 'Abda',
          pagePath: '/encyclopedia/people/abda',
          verses: [],
          verseCount: 0,
          images: [],
        },
      ],
    },
    [...facets],
  );
  expect(page).toMatchObject({ facets, initials: [{ letter: 'a', count: 61 }], total: 61, pages: 2 });
  expect(page.rows).toMatchObject([
    { path: '/encyclopedia/people/aaron', name: 'Aaron', firstVerse: 'Exod.4.14', verseCount: 330, picture: drawing },
    { path: '/encyclopedia/people/abda', name: 'Abda', firstVerse: null, verseCount: 0 },
  ]);
  expect(page.rows[1]).not.toHaveProperty('picture');
  expect(page.rows[0]).not.toHaveProperty('years');
});

test('a page of events has their years, and no letters', () => {
  const page = gridPageOf(
    {
      period: 'exodus',
      page: 1,
      pages: 1,
      total: 1,
      events: [
        {
          __typename: 'Event',
          id: 'events-1',
          name: 'The Plagues',
          title: 'Of Egypt',
          pagePath: '/encyclopedia/events/plagues',
          eventsStart: -1490,
          eventsEnd: -1489,
          dating: 'traditional',
          period: 'exodus',
          verses: ['Exod.7.20'],
          images: [],
        },
      ],
    },
    [],
  );
  expect(page.initials).toEqual([]);
  expect(page.rows).toEqual([
    {
      path: '/encyclopedia/events/plagues',
      name: 'The Plagues',
      title: 'Of Egypt',
      firstVerse: 'Exod.7.20',
      years: [-1490, -1489],
    },
  ]);
});
