import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { bookBySlug } from './books';
import { chapterPath, reservedTranslationSlugs, versePath } from './bible-paths';

const descriptorFile = join(__dirname, '../../../../mfe-bible/src/descriptor.json');

function book(slug: string) {
  const found = bookBySlug(slug);
  if (!found) throw new Error(`No book has the slug ${slug}.`);
  return found;
}

const genesis = book('genesis');

describe('the path of a chapter', () => {
  it('leaves out the translation when it is the site’s default', () => {
    expect(chapterPath({ book: genesis, chapter: 1 })).toBe('/bible/genesis/1');
    expect(chapterPath({ book: genesis, chapter: 1 }, 'web')).toBe('/bible/web/genesis/1');
    expect(chapterPath({ book: genesis, chapter: 1 }, 'web', 'web')).toBe('/bible/genesis/1');
    expect(chapterPath({ book: genesis, chapter: 1 }, 'kjv', 'web')).toBe('/bible/kjv/genesis/1');
  });
});

it('the path of a verse ends in its numbers', () => {
  expect(versePath(genesis, 3, 15)).toBe('/encyclopedia/genesis/3/15');
});

it('no translation can have the slug of a page of the Bible reader', () => {
  const { routes } = JSON.parse(readFileSync(descriptorFile, 'utf8')) as { routes: { path: string }[] };
  const fixed = routes.flatMap(({ path }) => /^\/bible\/([a-z-]+)\//.exec(path)?.[1] ?? []);
  expect([...reservedTranslationSlugs].sort()).toEqual(fixed.sort());
});
