import { handoutPath } from './handout-path';

test('the path of a page as a file has its suffix before the query', () => {
  expect(handoutPath('/bible/john/3')).toBe('/handouts/bible/john/3.pdf');
  expect(handoutPath('/bible/passage/jhn3?translation=web')).toBe('/handouts/bible/passage/jhn3.pdf?translation=web');
  expect(handoutPath('/bible/john', 'epub')).toBe('/handouts/bible/john.epub');
});
