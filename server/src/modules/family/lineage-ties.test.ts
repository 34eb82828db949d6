import { lineageTies } from './lineage-ties';

const references = [{ book: 1, chapter: 21, verse: 3 }] as never;
const slugs = new Map([
  ['people-1', 'abraham'],
  ['people-2', 'isaac'],
]);

test('a member whom the text calls a child of the one before has a father, also without an entry', () => {
  const members = [
    { name: 'Abraham', person: 'people-1', references },
    { name: 'Isaac', person: 'people-2', childOf: 'Gen.21.3', references },
    { name: 'Jacob', key: 'isaac.jacob', path: '/dictionary/the-name-jacob', childOf: 'Gen.25.26', references },
    { name: 'Somebody', key: 'line.somebody', references },
  ];
  expect(lineageTies([{ members }], slugs)).toEqual({
    people: [
      {
        slug: 'isaac.jacob',
        name: 'Jacob',
        title: null,
        sex: 'male',
        hasPage: false,
        path: '/dictionary/the-name-jacob',
      },
      { slug: 'line.somebody', name: 'Somebody', title: null, sex: 'male', hasPage: false, path: null },
    ],
    ties: [
      { person: 'isaac', relative: 'abraham', kind: 'father', osis: 'Gen.21.3' },
      { person: 'isaac.jacob', relative: 'isaac', kind: 'father', osis: 'Gen.25.26' },
    ],
  });
});
