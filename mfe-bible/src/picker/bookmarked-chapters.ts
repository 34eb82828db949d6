import { bookBySlug, biblePaths, type Book } from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';

/** The chapters of a book whose pages are bookmarked, in any translation. */
export function bookmarkedChapters(bookmarks: readonly Trail[], book: Book): ReadonlySet<number> {
  const chapters = bookmarks.flatMap((trail) => {
    const [pathname = ''] = (trail.at(-1)?.path ?? '').split('?', 1);
    if (!pathname.startsWith(`${biblePaths.contents}/`)) return [];
    const [slug = '', chapter] = pathname.split('/').slice(-2);
    return bookBySlug(slug) === book ? [Number(chapter)] : [];
  });
  return new Set(chapters);
}
