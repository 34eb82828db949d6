import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute } from '@manna/shared/testing';
import { searchSmallSite } from '../../testing/in-thread-search';
import { listed } from '../../testing/listed';
import { searchedComposition } from '../../testing/searched-composition';
import { route } from './search-page';

const adam = {
  id: 'people-1',
  name: 'Adam',
  category: { icon: 'people', color: 'red' },
  lookupRelated: ['Abel'],
  verseCount: 501,
};

/** Adam's verses are loaded in two parts. */
const data = dataFrom({
  PillEntities: ({ ids }) => ({ entries: (ids as string[]).includes('people-1') ? [adam] : [] }),
  PillVerses: ({ id, offset }) => ({ entry: { id, verses: [offset === 0 ? 'Gen.2.1' : 'Rom.5.2'] } }),
  PassageEntries: () => ({ verses: [{ id: 'verses-01002001', entries: [{ id: 'people-1' }] }] }),
});

const open = (at: string, client = data) =>
  openRoute(route, { path: '/search', composition: searchedComposition(), at, data: client });
const field = () => screen.getByRole('searchbox');
const linksOf = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name });
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};
const pillNamed = (name: string) =>
  within(screen.getByRole('group', { name: 'Filters' })).getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  searchSmallSite({
    bible: {
      'Gen.1': ['There was dust.', 'There was light.'],
      'Gen.2': ['The man of dust, dust, dust.'],
      'Rom.5': ['Death reigned.', 'By one man, of dust.'],
    },
    entries: {
      encyclopedia: [
        listed({ name: 'Abel', category: 'people', summary: 'He was dust.' }),
        listed({
          id: 'people-1',
          name: 'Adam',
          category: 'people',
          summary: 'Made of dust.',
          image: '0123abcd/people/adam',
        }),
        listed({ name: 'Dust', category: 'places', summary: 'It is dry.' }),
      ],
    },
  });
});

describe('pills', () => {
  test('an entity of the results limits the search to what is related to it, and is pressed again to end this', async () => {
    const { where } = await open('/search?search=dust&pillar=encyclopedia');
    await userEvent.click(await screen.findByRole('button', { name: 'Only what is related to Adam', pressed: false }));
    expect(field()).toHaveValue('');
    expect(await linksOf(/^Bible 2 results/)).toEqual(['Genesis 2:1', 'Romans 5:2']);
    expect(await linksOf(/^Encyclopedia 2 results/)).toEqual(['Abel', 'Adam']);
    expect(pillNamed('Adam')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Only what is related to Adam', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(where()).toBe('/search?filters=entity:people-1:red:people:Adam'));
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.type(field(), 'man');
    expect(await screen.findByRole('list', { name: /^Bible 2 results/ })).toBeInTheDocument();
    await userEvent.click(pillNamed('Adam'));
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
    await waitFor(() => expect(where()).toBe('/search?search=man'));
  });

  test('the pill of an address that has only an id gets its name', async () => {
    await open('/search?search=dust&filters=entity:people-1');
    expect(await linksOf(/^Bible 2 results/)).toEqual(['Genesis 2:1', 'Romans 5:2']);
    expect(pillNamed('Adam')).toBeInTheDocument();
  });

  test('the pill of an address that has only an id is neutral until its name is known', async () => {
    let answer: (found: { entries: object[] }) => void = () => undefined;
    const entities = new Promise<{ entries: object[] }>((resolve) => {
      answer = resolve;
    });
    const verses = ({ id }: Record<string, unknown>) => ({ entry: { id, verses: ['Gen.2.1'] } });
    await open('/search?filters=entity:people-1', dataFrom({ PillEntities: () => entities, PillVerses: verses }));
    expect(pillNamed('One entry')).toBeInTheDocument();
    answer({ entries: [adam] });
    expect(await linksOf(/^Bible 1 result/)).toEqual(['Genesis 2:1']);
    expect(pillNamed('Adam')).toBeInTheDocument();
  });

  test('a passage limits the verses, and the entries to those that have verses in it', async () => {
    await open('/search?search=dust&filters=ref:gen2');
    expect(await linksOf(/^Bible 1 result/)).toEqual(['Genesis 2:1']);
    expect(await linksOf(/^Encyclopedia 1 result/)).toEqual(['Adam']);
    expect(pillNamed('Genesis 2')).toBeInTheDocument();
  });

  test('the pills of unknown entities and passages are removed, and the results are not limited by them', async () => {
    const { where } = await open('/search?search=dust&filters=entity:people-9,entity:Nobody,ref:nowhere,entity:,ref:');
    expect(await linksOf(/^Bible 3 results/)).toHaveLength(3);
    expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
    await waitFor(() => expect(where()).toBe('/search?search=dust'));
  });

  test('the results are not limited when the relations cannot be loaded', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/search?search=dust&filters=entity:people-1:red:people:Adam', dataFrom({}));
    expect(await linksOf(/^Bible 3 results/)).toHaveLength(3);
    expect(pillNamed('Adam')).toBeInTheDocument();
    quiet.mockRestore();
  });

  test('filters by tag are dropped with a warning', async () => {
    await open('/search?search=dust&filters=tag:people');
    expect(await screen.findByText(/^Filters by tag are no longer available/)).toBeInTheDocument();
    expect(await linksOf(/^Bible 3 results/)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/^Filters by tag/)).not.toBeInTheDocument();
  });
});

describe('results of the Bible', () => {
  test('come with the best first, or in the order of the Bible, which the address keeps', async () => {
    const { where } = await open('/search?search=dust&pillar=bible');
    expect(await linksOf(/^Bible 3 results/)).toEqual(['Genesis 2:1', 'Genesis 1:1', 'Romans 5:2']);
    await userEvent.click(screen.getByRole('button', { name: 'In the order of the Bible' }));
    await waitFor(async () =>
      expect(await linksOf(/^Bible 3 results/)).toEqual(['Genesis 1:1', 'Genesis 2:1', 'Romans 5:2']),
    );
    await waitFor(() => expect(where()).toBe('/search?search=dust&pillar=bible&order=canonical'));
    await userEvent.click(screen.getByRole('button', { name: 'Best first' }));
    await waitFor(() => expect(where()).toBe('/search?search=dust&pillar=bible'));
  });

  test('are filtered by a press on a bar of the chart, and by the buttons that say the same', async () => {
    await open('/search?search=dust&pillar=bible');
    await screen.findByRole('list', { name: /^Bible 3 results/ });
    const chart = screen.getByText('New Testament').closest('div')?.querySelector('svg')?.parentElement;
    if (!chart) throw new Error('There is no chart');
    jest.spyOn(chart, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 270 } as DOMRect);
    // Romans is the sixth of 27 books. Nothing is found in Revelation, nor near it.
    fireEvent.click(chart, { clientX: 365 });
    fireEvent.click(chart, { clientX: 157 });
    await waitFor(async () => expect(await linksOf(/^Bible 1 result$/)).toEqual(['Romans 5:2']));
    await userEvent.click(screen.getByText('Only in Romans'));
    await userEvent.click(screen.getByRole('button', { name: 'Genesis 2 results' }));
    await waitFor(async () => expect(await linksOf(/^Bible 2 results/)).toEqual(['Genesis 2:1', 'Genesis 1:1']));
  });
});

test('a result has the picture of its entry, or else the icon of its category', async () => {
  await open('/search?search=dust&pillar=encyclopedia');
  const list = await screen.findByRole('list', { name: /^Encyclopedia/ });
  const pictures = [...list.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual(['/data/files/0123abcd/people/adam-320.webp']);
});

test('whoever clears the words and types others does not see the former results again', async () => {
  await open('/search?search=dust');
  expect(await linksOf(/^Bible 3 results/)).toHaveLength(3);
  await userEvent.clear(field());
  await userEvent.type(field(), 'l');
  expect(screen.queryByRole('link', { name: 'Genesis 1:1' })).not.toBeInTheDocument();
  await userEvent.type(field(), 'ight');
  expect(await linksOf(/^Bible 1 result/)).toEqual(['Genesis 1:2']);
});

test('a filter without words says where they will be searched for, and can be cleared', async () => {
  await open('/search?pillar=bible&filters=category:Rom');
  expect(screen.getByText(/^Searches only in Romans\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Search everywhere' }));
  expect(screen.queryByText(/^Searches only/)).not.toBeInTheDocument();
});

test('a form that is sent without scripts keeps the part that is searched', async () => {
  await open('/search?pillar=bible&filters=category:Rom');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([...new FormData(form)]).toEqual([
    ['search', ''],
    ['pillar', 'bible'],
    ['filters', 'category:Rom'],
  ]);
});

test('a touch that moves more than 8 px over the results hides the keyboard', async () => {
  await open('/search?search=dust');
  const [result] = await screen.findAllByRole('listitem');
  if (!result) throw new Error('There is no result');
  field().focus();
  fireEvent.touchStart(result, { touches: [{ clientX: 50, clientY: 200 }] });
  fireEvent.touchMove(result, { touches: [{ clientX: 50, clientY: 192 }] });
  expect(field()).toHaveFocus();
  fireEvent.touchMove(result, { touches: [{ clientX: 50, clientY: 191 }] });
  expect(field()).not.toHaveFocus();
});
