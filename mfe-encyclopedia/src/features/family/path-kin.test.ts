import { kinOf } from './kin';
import { withPath } from './path-kin';
import { layTree } from './tree-layout';

const person = (slug: string, sex = 'male') => ({ slug, name: slug, title: null, sex, hasPage: true, path: null });
const ruth = {
  people: [person('ruth', 'female'), person('obed')],
  ties: [{ person: 'obed', kind: 'mother' as const, relative: 'ruth', osis: 'Ruth.4.13' }],
};
const step = (kind: 'child' | 'mother', one: ReturnType<typeof person>) => ({ kind, osis: null, person: one });

test('everyone whom a path leads over is drawn, also those of further generations', () => {
  const steps = ['obed', 'jesse', 'david'].map((slug) => step('child', person(slug)));
  const family = withPath(ruth, 'ruth', steps);
  expect(family.ties.map(({ person: child, kind, relative }) => `${child} ${kind} ${relative}`)).toEqual([
    'obed mother ruth',
    'jesse father obed',
    'david father jesse',
  ]);
  const drawn = layTree(kinOf(family), 'ruth', 320).nodes.map(({ slug }) => slug);
  expect(drawn).toEqual(['ruth', 'obed', 'jesse', 'david']);
});

test('a path that leads up adds the forebears', () => {
  const { people, ties } = withPath(ruth, 'obed', [step('mother', person('ruth', 'female'))]);
  expect([people.length, ties]).toEqual([2, ruth.ties]);
});
