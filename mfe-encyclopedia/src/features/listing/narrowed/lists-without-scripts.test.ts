import { createElement } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { dataFrom } from '@manna/shared/testing';
import { pageOnServer } from '@manna/shared/testing/page-on-server';
import { route } from '../category-page';
import { loadListed, type ListedData } from '../load-listed';
import { ListTools } from './list-tools';

/** The tools of the page by themselves: React renders parts that come later only in streams. */
const people = defineRoute<ListedData>({
  loader: (args) => loadListed('people', args),
  meta: (args) => route.meta(args),
  Component: ({ data: { choices, ...data } }) =>
    data.kind === 'narrowed'
      ? createElement(ListTools, { list: 'people', asked: choices, narrowed: data.list })
      : createElement(ListTools, { list: 'people', asked: choices, facets: data.facets }, 'The plain list'),
});

const facets = [
  { facet: 'testament', value: 'old', name: null, count: 80 },
  { facet: 'testament', value: 'new', name: null, count: 10 },
];
const data = () =>
  dataFrom({
    Initials: () => ({ initials: [{ letter: 'h', count: 90 }] }),
    EntryList: () => ({ entryList: { items: [] } }),
    ListFacets: () => ({ entryIndex: { facets } }),
    ListPictures: () => ({ entryIndex: { entries: [] } }),
    EntryIndex: () => ({
      entryIndex: {
        facets,
        entries: Array.from({ length: 90 }, (_, number) => ({
          slug: `hanan-${number}`,
          name: `Hanan ${number}`,
          title: 'Of Israel',
          aliases: [],
          firstVerse: 'Ezra.2.46',
          verseCount: number,
          livedFrom: null,
          livedUntil: null,
          facets: number < 80 ? 'testament:old' : 'testament:new',
        })),
      },
    }),
  });
const open = (query: string, of = data()) => pageOnServer(people, `/encyclopedia/people${query}`, of);
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('the server sends the facets of a plain list as links, and its form', async () => {
  const { html } = await open('');
  expect(hrefs(html)).toEqual(
    expect.arrayContaining(['/encyclopedia/people?testament=old', '/encyclopedia/people?testament=new']),
  );
  expect(html).toMatch(/<form[^>]* action="\/encyclopedia\/people"/);
  expect(html).toMatch(/<button type="submit"/);
});

test('the server sends a page of 60 rows of a narrowed list, with a link to the next page', async () => {
  const first = hrefs((await open('?testament=old&sort=mentions')).html);
  expect(first.filter((href) => href.includes('/hanan-'))).toHaveLength(60);
  expect(first).toContain('/encyclopedia/people?sort=mentions&testament=old&page=2');
  expect(first.indexOf('/encyclopedia/people/hanan-79')).toBeLessThan(first.indexOf('/encyclopedia/people/hanan-20'));
  const second = hrefs((await open('?testament=old&sort=mentions&page=2')).html);
  expect(second.filter((href) => href.includes('/hanan-'))).toHaveLength(20);
});

test('the server sends the links to the views, and those of the grid to its next page and its letters', async () => {
  const first = hrefs((await open('?view=grid')).html);
  expect(first).toContain('/encyclopedia/people');
  expect(first).toContain('/encyclopedia/people?view=grid&page=2');
  expect(first).toContain('/encyclopedia/people?letter=h&view=grid');
  expect(hrefs((await open('')).html)).toContain('/encyclopedia/people?view=grid');
});

test('the server sends the plain list without facets when they cannot be loaded', async () => {
  const { query } = data();
  const failing: ReturnType<typeof data> = {
    query: (document, variables) =>
      JSON.stringify(document).includes('"ListFacets"')
        ? Promise.reject(new Error('away'))
        : query(document, variables),
  };
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html } = await open('', failing);
  expect(reported).toHaveBeenCalledWith('Failure in list facets', expect.objectContaining({ message: 'away' }));
  reported.mockRestore();
  expect(hrefs(html)).not.toContain('/encyclopedia/people?testament=old');
  expect(html).toContain('The plain list');
});
