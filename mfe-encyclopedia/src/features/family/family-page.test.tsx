import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { refusalOf } from '../../testing/refusal-of';
import { es } from '../../texts/es';
import { route } from './family-page';
import type { Family } from './kin';

const person = (slug: string, sex: string, name = slug.replace(/^./, (letter) => letter.toUpperCase())) => ({
  slug,
  name,
  title: null,
  sex,
  hasPage: true,
  path: `/encyclopedia/people/${slug}`,
});
const family: Family = {
  people: [
    person('boaz', 'male'),
    person('david', 'male'),
    person('jesse', 'male'),
    person('obed', 'male'),
    person('ruth', 'female'),
  ],
  ties: [
    { person: 'ruth', kind: 'spouse', relative: 'boaz', osis: 'Ruth.4.13' },
    { person: 'obed', kind: 'mother', relative: 'ruth', osis: 'Ruth.4.13-Ruth.4.17' },
    { person: 'obed', kind: 'father', relative: 'boaz', osis: 'Ruth.4.21' },
    { person: 'jesse', kind: 'father', relative: 'obed', osis: null },
  ],
};
const steps = ['obed', 'jesse', 'david'].map((slug) => ({ kind: 'child', osis: null, person: person(slug, 'male') }));
const data = dataFrom({
  Family: ({ slug }) => ({ family: slug === 'nobody' || slug === 'naomi' ? null : family }),
  NearEntries: () => ({ nearEntries: [] }),
  MovedEntry: ({ path }) => ({
    entryByPath: String(path).endsWith('/naomi')
      ? { movedTo: '/encyclopedia/people/ruth', entry: { id: 'people-1', name: 'Ruth', category: { slug: 'people' } } }
      : { movedTo: null, entry: null },
  }),
  RelativeNames: ({ initial }) => ({
    entryIndex: {
      entries:
        initial === 'D'
          ? [
              { name: 'Dan', title: 'Son of Jacob' },
              { name: 'Daniel', title: 'Prophet' },
              { name: 'Daniel', title: 'Priest' },
              { name: 'David', title: 'King' },
            ]
          : [],
    },
  }),
  KinPath: ({ to }) => ({
    kinPath:
      to === 'Nobody'
        ? null
        : {
            to: person('david', 'male'),
            others: [person('david-2', 'male', 'David the smith')],
            steps: to === 'Apart' ? null : steps,
          },
  }),
});
const PATH = '/encyclopedia/people/:person/family';
const open = (query = '', app: object = {}, slug = 'ruth') =>
  openRoute(route, { path: PATH, at: `/encyclopedia/people/${slug}/family${query}`, data, ...app });

it('lists husbands, wives and descendants with their verses, generation within generation', async () => {
  await open();
  expect(within(sectionNamed('Husbands and wives')).getByRole('listitem')).toHaveTextContent('husband Boaz Ruth 4:13');
  const [obed, jesse] = within(sectionNamed('Children and descendants')).getAllByRole('listitem');
  expect(obed).toHaveTextContent('son Obed Ruth 4:13–17');
  expect(obed).toContainElement(jesse ?? null);
  expect(jesse).toHaveTextContent('son Jesse');
  expect(screen.queryByText('Parents and forebears')).not.toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

it('says where Scripture names the father of a brother or sister, or the two together', async () => {
  const ties = [
    { person: 'boaz', kind: 'father', relative: 'obed', osis: 'Ruth.4.21' },
    { person: 'david', kind: 'mother', relative: 'ruth', osis: null },
    { person: 'david', kind: 'father', relative: 'obed', osis: '1Chr.2.15' },
    { person: 'jesse', kind: 'father', relative: 'obed', osis: 'Ruth.4.22' },
    { person: 'jesse', kind: 'mother', relative: 'ruth', osis: null },
  ];
  const brothers = dataFrom({ Family: () => ({ family: { ...family, ties } }) });
  await open('', { data: brothers }, 'jesse');
  const lines = within(sectionNamed('Brothers and sisters')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/David.*1 Chronicles 2:15/),
      expect.stringMatching(/Boaz.*Ruth 4:21/),
    ]),
  );
});

it('lists further kin and forefathers, each with the verse', async () => {
  const further: Family = {
    people: [person('aaron', 'male'), person('elisabeth', 'female'), person('mary', 'female')],
    ties: [
      { person: 'mary', kind: 'kin', relative: 'elisabeth', osis: 'Luke.1.36' },
      { person: 'elisabeth', kind: 'ancestor', relative: 'aaron', osis: 'Luke.1.5' },
    ],
  };
  await open('', { data: dataFrom({ Family: () => ({ family: further }) }) }, 'elisabeth');
  const lines = within(sectionNamed('Further kin')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['kinswoman Mary Luke 1:36', 'ancestor Aaron Luke 1:5']);
});

it('lists kin without a page among the others, and leads to the entry of a name if there is one', async () => {
  const named = (name: string, path: string | null) => ({
    ...person(`ruth.${name.toLowerCase()}`, 'male', name),
    hasPage: false,
    path,
  });
  const people = [...family.people, named('Nathan', '/dictionary/the-name-nathan'), named('Nogah', null)];
  const ties = [
    ...family.ties,
    { person: 'ruth.nathan', kind: 'mother', relative: 'ruth', osis: '1Chr.3.5' },
    { person: 'ruth.nogah', kind: 'mother', relative: 'ruth', osis: '1Chr.3.7' },
  ];
  await open('', { data: dataFrom({ Family: () => ({ family: { people, ties } }) }) });
  const list = within(sectionNamed('Children and descendants'));
  expect(list.getByRole('link', { name: 'Nathan' })).toHaveAttribute('href', '/dictionary/the-name-nathan');
  expect(list.getByText('Nogah').closest('li')).toHaveTextContent('son Nogah 1 Chronicles 3:7');
  expect(list.queryByRole('link', { name: 'Nogah' })).not.toBeInTheDocument();
});

it('offers the names that begin with what is typed, each once', async () => {
  const user = userEvent.setup();
  const { container } = await open();
  const field = screen.getByRole('combobox', { name: 'Name of another person' });
  await user.type(field, 'da');
  const offered = () =>
    [...container.querySelectorAll('datalist option')].map((option) => option.getAttribute('label'));
  await waitFor(() => expect(offered()).toEqual(['Dan, Son of Jacob', null, 'David, King']));
  expect(field).toHaveAttribute('list', container.querySelector('datalist')?.id);
  await user.type(field, 'n');
  expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual(['Dan', 'Daniel']);
});

it('says how two people are related, and leads to others of the same name', async () => {
  const user = userEvent.setup();
  const { where } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Name of another person' }), 'David{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('David descends from Ruth: 3 generations.');
  expect(where()).toBe('/encyclopedia/people/ruth/family?to=David');
  const way = within(sectionNamed('How are they related?')).getAllByRole('listitem');
  expect(way.map(({ textContent }) => textContent)).toEqual(['Ruth', 'son Obed', 'son Jesse', 'son David']);
  expect(screen.getByRole('link', { name: 'David the smith' })).toHaveAttribute(
    'href',
    '/encyclopedia/people/ruth/family?to=david-2',
  );
});

it.each([
  ['Nobody', 'No person here is called Nobody.'],
  ['Apart', 'This site does not know how Ruth and David are related. Scripture may say more.'],
])('says what it does not know of %s', async (to, sentence) => {
  await open(`?to=${to}`);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('says where kin without a verse is known from, if there is any', async () => {
  const sentence =
    /^Whom Scripture joins, each with the verse that says so.( Kin without a verse are known from other)?/;
  await open();
  expect(screen.getByText(sentence)).toHaveTextContent('Kin without a verse');
  cleanup();
  const stated = { ...family, ties: family.ties.filter(({ osis }) => osis !== null) };
  await open('', { data: dataFrom({ Family: () => ({ family: stated }) }) });
  expect(screen.getByText(sentence)).not.toHaveTextContent('Kin without a verse');
});

it('asks for one more generation by a link', async () => {
  await open('?up=8&down=3');
  expect(screen.getByRole('link', { name: 'Later generation' })).toHaveAttribute(
    'href',
    '/encyclopedia/people/ruth/family?up=8&down=4',
  );
  expect(screen.queryByRole('link', { name: 'Earlier generation' })).not.toBeInTheDocument();
});

it('has one address for all its generations, and is in Spanish on a Spanish page', async () => {
  const { meta } = await open('?down=3', { language: 'es', translations: es });
  expect(meta()).toMatchObject({
    metaTitle: 'La familia de Ruth',
    canonicalPath: '/encyclopedia/people/ruth/family',
  });
  expect(sectionNamed('Esposos y esposas')).toHaveTextContent('esposo Boaz');
});

it('is found by another name of its person', async () => {
  const { where } = await open('?up=3', {}, 'naomi');
  expect(where()).toBe('/encyclopedia/people/ruth/family?up=3');
});

it('is not found for somebody without kin', async () => {
  const path = '/encyclopedia/people/nobody/family';
  expect(await refusalOf(route, { path, params: { person: 'nobody' }, data })).toEqual([404]);
});
