import { bibleCrumbs } from './bible-crumbs';
import { bookBySlug } from './books';

describe('the trail through the Bible', () => {
  it('leads from home over the book to the chapter', () => {
    expect(bibleCrumbs(bookBySlug('psalms'), 3)).toEqual([
      { path: '/', fragment: 'Home' },
      { path: '/bible', fragment: 'Bible' },
      { path: '/bible/psalms', fragment: 'Psalms' },
      { path: '/bible/psalms/3', fragment: 'Psalm 3' },
    ]);
  });

  it('ends at the contents where no book is named', () => {
    expect(bibleCrumbs().map(({ path }) => path)).toEqual(['/', '/bible']);
  });
});
