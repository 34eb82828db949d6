import { dataFrom } from '@manna/shared/testing';
import { pageOnServer } from '@manna/shared/testing/page-on-server';
import { answerOfGateway } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const site = {
  bible: {
    'Gen.1': ['In the beginning God created the heaven and the earth.', 'And the earth was without form.'],
    'Ps.23': ['The LORD is my shepherd; I shall not want.'],
  },
  entries: {
    encyclopedia: [
      listed({ name: 'Abel', category: 'people', summary: 'A shepherd, the second son of Adam.' }),
      ...Array.from({ length: 60 }, (_, number) =>
        listed({ name: `Flock ${number}`, category: 'animals', text: 'It follows its shepherd.' }),
      ),
    ],
  },
};

const open = (at: string) =>
  pageOnServer(route, at, dataFrom({ Search: answerOfGateway(site) }), searchedComposition());
const withoutTags = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
/** Text and address of each link that only readers without JavaScript have. */
const plainLinks = (html: string): string[][] =>
  [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', label = '']) => [
      label,
      href.replaceAll('&amp;', '&'),
    ]),
  );
const resultsIn = (html: string): string[] =>
  [...html.matchAll(/<a[^>]*data-result[^>]*>(.*?)<\/a>/g)].map(([, label = '']) => withoutTags(label).trim());

test('the server finds what the address names, with links to all results of a part', async () => {
  const { html, meta } = await open('/search?search=shepherd');
  expect(withoutTags(html)).toContain('The LORD is my shepherd ; I shall not want.');
  expect(resultsIn(html)).toContain('Psalm 23:1');
  expect(plainLinks(html)).toEqual(
    expect.arrayContaining([
      ['All', '/search?search=shepherd'],
      ['Bible', '/search?search=shepherd&pillar=bible'],
      ['Encyclopedia', '/search?search=shepherd&pillar=encyclopedia'],
      ['View all 61', '/search?search=shepherd&pillar=encyclopedia'],
    ]),
  );
  expect(meta).toMatchObject({ noindex: true });
  expect(meta.status).toBeUndefined();
});

test('all results of a part come in pages of 24, with links to its categories and to the pages beside', async () => {
  const at = '/search?search=shepherd&pillar=encyclopedia';
  const first = await open(at);
  const second = await open(`${at}&page=2`);
  const third = await open(`${at}&page=3`);
  const pages = [first, second, third].map(({ html }) => resultsIn(html));
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 13]);
  expect(new Set(pages.flat()).size).toBe(61);
  expect(plainLinks(first.html)).toEqual(
    expect.arrayContaining([
      ['People', `${at}&filters=category:people`],
      ['Animals', `${at}&filters=category:animals`],
      ['More results', `${at}&page=2`],
    ]),
  );
  expect(/href="([^"]*)">Previous results</.exec(second.html)?.[1]?.replaceAll('&amp;', '&')).toBe(at);
  expect(withoutTags(third.html)).not.toContain('More results');
});

test('a category of a part is all that its address shows', async () => {
  const { html } = await open('/search?search=shepherd&pillar=encyclopedia&filters=category:people');
  expect(resultsIn(html)).toEqual(['Abel']);
});

test('without results the page says so', async () => {
  const { html } = await open('/search?search=xqzyw');
  expect(withoutTags(html)).toContain('No results found');
});

test('the page says that search is busy, and is not cached, when the server cannot search', async () => {
  const { html, meta } = await pageOnServer(route, '/search?search=shepherd', dataFrom({}));
  expect(withoutTags(html)).toContain('Search is busy. Please try again in a moment.');
  expect(meta.status).toBe(503);
});

test('without words nothing is searched', async () => {
  const { html, meta } = await pageOnServer(route, '/search', dataFrom({}));
  expect(meta.status).toBeUndefined();
  expect(html).not.toContain('busy');
});

test('words that are longer than a query may be are cut, and the page says so', async () => {
  const { html } = await open(`/search?search=${'shepherd+'.repeat(400)}`);
  expect(withoutTags(html)).toContain('This query is too long: its end was ignored.');
});

test('pills limit what the server finds, and each can be removed', async () => {
  const verses = Array.from({ length: 400 }, (_, at) => `Gen.${(at % 40) + 1}.${Math.floor(at / 40) + 3}`);
  const data = dataFrom({
    Search: answerOfGateway(site),
    PillEntities: () => ({
      entries: [
        {
          id: 'people-2',
          name: 'David',
          category: { icon: 'people', color: 'red' },
          lookupRelated: ['Abel'],
          verseCount: 401,
        },
      ],
    }),
    PillVerses: ({ id }) => ({ entry: { id, verses: ['Ps.23.1', ...verses] } }),
  });
  const { html } = await pageOnServer(route, '/search?filters=entity:people-2', data, searchedComposition());
  // Only the pill, and not the words, limits the search: what it names is found.
  expect(resultsIn(html)).toEqual(['Psalm 23:1', 'Abel']);
  // The pill has its name before the browser has asked for it.
  expect(withoutTags(html.slice(html.indexOf('class="pill"')))).toMatch(/^[^a-z]*class="pill"> David /);
  expect(plainLinks(html)).toEqual(
    expect.arrayContaining([
      ['Without David', '/search'],
      ['Bible', '/search?pillar=bible&filters=entity:people-2'],
    ]),
  );
});

test('an address whose pills do not exist finds what its words do', async () => {
  const data = dataFrom({ Search: answerOfGateway(site), PillEntities: () => ({ entries: [] }) });
  const { html } = await pageOnServer(
    route,
    '/search?search=shepherd&filters=entity:nobody',
    data,
    searchedComposition(),
  );
  expect(resultsIn(html)).toContain('Psalm 23:1');
});

test('a misspelt query has a link to the same search with its words spelt correctly', async () => {
  const { html } = await open('/search?search=sheperd&pillar=encyclopedia&filters=category:animals&page=2');
  expect(plainLinks(html)[0]).toEqual([
    'Did you mean “shepherd”?',
    '/search?search=shepherd&pillar=encyclopedia&filters=category:animals',
  ]);
  expect(html.indexOf('Did you mean')).toBeLessThan(html.indexOf('data-result'));
  expect(withoutTags((await open('/search?search=shepherd')).html)).not.toContain('Did you mean');
});

test('an empty category leads back to all of them, and the order of the Bible is a link', async () => {
  const { html } = await open('/search?search=shepherd&pillar=bible&filters=category:Ruth&order=canonical');
  expect(plainLinks(html)).toEqual(
    expect.arrayContaining([
      ['All', '/search?search=shepherd&pillar=bible&order=canonical'],
      ['Psalms', '/search?search=shepherd&pillar=bible&filters=category:Ps&order=canonical'],
    ]),
  );
  const { html: several } = await open('/search?search=the&pillar=bible');
  expect(plainLinks(several)).toEqual(
    expect.arrayContaining([
      ['Best first', '/search?search=the&pillar=bible'],
      ['In the order of the Bible', '/search?search=the&pillar=bible&order=canonical'],
    ]),
  );
});

test('what fills the gap of a phrase is a list of links', async () => {
  const { html } = await open('/search?search=%22the+heaven+and+the+%3F%22');
  expect(plainLinks(html)).toContainEqual(['earth', '/search?search=%22the+heaven+and+the+earth%22']);
});

test('a page after the last one leads to the last one, and does not say that it shows everything', async () => {
  const { html } = await open('/search?search=shepherd&pillar=encyclopedia&page=9');
  expect(resultsIn(html)).toEqual([]);
  expect(html).not.toContain('results displayed');
  expect(html).toContain('href="/search?search=shepherd&amp;pillar=encyclopedia&amp;page=3"');
});
