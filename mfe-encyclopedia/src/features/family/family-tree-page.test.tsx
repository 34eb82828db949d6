import { screen, within } from '@testing-library/react';
import { accessibilityFaults, dataFrom, openRoute, sectionNamed } from '@manna/shared/testing';
import { route as genealogies } from './genealogies-page';
import { route } from './family-tree-page';

const person = (slug: string) => ({
  slug,
  name: slug,
  title: null,
  sex: null,
  hasPage: true,
  path: `/encyclopedia/people/${slug}`,
});
const tie = (one: string, kind: string, relative: string) => ({ person: one, kind, relative, osis: null });
const data = dataFrom({
  FamilyTree: () => ({
    everyFamily: {
      people: ['Andrew', 'Boaz', 'Jesse', 'Kish', 'Obed', 'Peter', 'Ruth', 'Saul', 'Salmon'].map(person),
      ties: [
        tie('Saul', 'father', 'Kish'),
        tie('Boaz', 'father', 'Salmon'),
        tie('Obed', 'father', 'Boaz'),
        tie('Obed', 'mother', 'Ruth'),
        tie('Jesse', 'father', 'Obed'),
        tie('Boaz', 'spouse', 'Ruth'),
        tie('Andrew', 'sibling', 'Peter'),
      ],
    },
  }),
  Genealogies: () => {
    const member = (name: string) => ({
      name,
      note: null,
      person: null,
      references: [{ book: 'MAT', chapter: 1, verse: 2 }],
    });
    return {
      matthew: { members: ['David', 'Solomon', 'Joseph'].map(member) },
      luke: { members: ['David', 'Nathan', 'Joseph'].map(member) },
    };
  },
});

it('lists everyone by line, the largest first, and who married into a line beside whom they married', async () => {
  await openRoute(route, { path: '/encyclopedia/family-tree', at: '/encyclopedia/family-tree', data });
  const lines = screen.getAllByRole('group');
  expect(lines.map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'From Salmon: 4 people',
    'From Kish: 2 people',
  ]);
  expect(
    within(lines[0] ?? document.body)
      .getByText('Ruth')
      .closest('li'),
  ).toHaveTextContent(/^child Boaz · husband or wife Ruth/);
  const generationOf = (name: string) => screen.getByText(name).closest('li')?.dataset['generation'];
  expect(['Salmon', 'Boaz', 'Obed', 'Jesse', 'Kish', 'Saul'].map(generationOf)).toEqual(['1', '2', '3', '4', '1', '2']);
  expect(sectionNamed(/^Known by/)).toHaveTextContent('Andrew · brother or sister Peter');
  expect(await accessibilityFaults()).toEqual([]);
});

it('has the names of both genealogies in one row', async () => {
  await openRoute(genealogies, { path: '/encyclopedia/genealogies', at: '/encyclopedia/genealogies', data });
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.split(' ')[0]),
    ),
  ).toEqual([
    ['David', 'David'],
    ['Solomon', ''],
    ['', 'Nathan'],
    ['Joseph', 'Joseph'],
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});
