import { collisionsOf, type Claims } from './collisions';

const shell = {
  routes: [
    { id: 'home', path: '/' },
    { id: 'help', path: '/help' },
  ],
};

interface Given {
  routes: string[];
  pages?: string[];
  modals?: string[];
  /** By language. */
  labels?: { en: string; es?: string };
}
const claims = (name: string, { routes, pages = [], modals = [], labels = { en: name } }: Given): Claims => ({
  name,
  metadata: {
    routes: routes.map((path) => ({ id: 'one', path, query: [], files: [] })),
    pages: pages.map((path) => ({
      id: 'page',
      path,
      label: labels.en,
      ...(labels.es && { translations: { es: labels.es } }),
      icon: 'book',
    })),
    extensions: { modals: modals.map((id) => ({ id, title: 'A modal', content: 'bundle' })) } as never,
  },
});
const bible = claims('bible', { routes: ['/bible', '/bible/:book/:chapter'], pages: ['/bible'], modals: ['map'] });
const sentences = (...pillars: Claims[]) => Object.fromEntries(collisionsOf(pillars, shell));

test('pillars with areas of their own do not collide', () => {
  const words = claims('words', { routes: ['/dictionary', '/words/:word'], pages: ['/dictionary'] });
  expect(sentences(bible, words)).toEqual({});
});

test.each([
  ['/bible/genesis/1', 'quiz has the route /bible/genesis/1, but what is below /bible belongs to bible.'],
  ['/*', 'quiz has the route /*, which takes the pages of every pillar.'],
  ['/:any', 'quiz has the route /:any, which takes the pages of every pillar.'],
  ['/help/quiz', 'quiz has the route /help/quiz, but what is below /help belongs to the shell.'],
  ['/', 'quiz has the route /, but what is below / belongs to the shell.'],
  ['/api/quiz', 'quiz has the route /api/quiz, but what is below /api belongs to the gateway.'],
  ['/embed/quiz', 'quiz has the route /embed/quiz, but what is below /embed belongs to the gateway.'],
])('a pillar with the route %s is refused by name, wherever it stands', (path, sentence) => {
  const quiz = claims('quiz', { routes: ['/quiz', path] });
  expect(sentences(bible, quiz)).toEqual({ quiz: sentence });
  expect(sentences(quiz, bible)).toEqual({ quiz: sentence });
});

test('a page of a menu must be where the pillar has a route', () => {
  const quiz = claims('quiz', { routes: ['/quiz'], pages: ['/bible'] });
  expect(sentences(bible, quiz)).toEqual({ quiz: 'quiz has the page page at /bible, where it has no route.' });
});

test('a modal belongs to the first pillar that has it', () => {
  const quiz = claims('quiz', { routes: ['/quiz'], modals: ['map'] });
  expect(sentences(bible, quiz)).toEqual({ quiz: 'quiz has the modal map, which bible has.' });
});

test.each([
  ['bible', { en: 'bible' }],
  ['La Biblia', { en: 'Quiz', es: 'La Biblia' }],
])('a page whose link is called %s, like that of another pillar, is refused by name', (label, labels) => {
  const first = claims('bible', { routes: ['/bible'], pages: ['/bible'], labels: { en: 'Bible', es: 'La Biblia' } });
  const quiz = claims('quiz', { routes: ['/quiz'], pages: ['/quiz'], labels });
  expect(sentences(first, quiz)).toEqual({
    quiz: `quiz calls a page ${label}, as bible does: readers could not tell them apart.`,
  });
});

test('a label that is a word of another language does not collide', () => {
  const first = claims('bible', { routes: ['/bible'], pages: ['/bible'], labels: { en: 'Bible', es: 'Once' } });
  const quiz = claims('quiz', { routes: ['/quiz'], pages: ['/quiz'], labels: { en: 'Once' } });
  expect(sentences(first, quiz)).toEqual({});
});

test('of two pillars that both have the page of an area, the first has it', () => {
  const other = claims('other', { routes: ['/bible'] });
  expect(Object.keys(sentences(bible, other))).toEqual(['other']);
});
