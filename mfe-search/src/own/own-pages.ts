import { searchPaths, wordsOf, type CategoryLook } from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';
import { termsOfWord } from '../engine/terms';
import type { OwnKind } from './own-kinds';

/** A page that the reader has bookmarked or visited. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  /** Language of the title, BCP 47, if it is not that of the interface. */
  readonly language?: string;
  /** The labels of the breadcrumbs between the home page and this one: 'Bible · Ruth'. Empty if there are none. */
  readonly within: string;
  readonly look: CategoryLook;
  readonly kind: OwnKind;
}

/** A word with a colon is an operator: 'in:ruth'. */
const operator = /^(?:OR|NEAR(?:\/\d+)?|\p{L}+:.*)$/u;

const termsOf = (text: string): string[] => wordsOf(text).flatMap((word) => termsOfWord(word).parts);

function asOwnPage(trail: Trail, kind: OwnKind): OwnPage[] {
  const page = trail.at(-1);
  // Results of earlier searches are no pages to go back to.
  if (!page || page.path.startsWith(searchPaths.search)) return [];
  const { path, fragment: title, language } = page;
  const { icon = 'home', iconColor: accent = 'green' } = trail.findLast((crumb) => crumb.icon !== undefined) ?? {};
  const between = trail.slice(0, -1).filter((crumb) => crumb.path !== '/');
  const within = between.map(({ fragment }) => fragment).join(' · ');
  return [{ path, title, ...(language !== undefined && { language }), within, look: { icon, accent }, kind }];
}

/**
 * The pages of a reader whose breadcrumbs have all words of a query, or words that begin with them, and none that it excludes:
 * bookmarks first, each the newest first. It is done in the page, because they are so few.
 */
export function findOwnPages(query: string, bookmarks: readonly Trail[], history: readonly Trail[]): OwnPage[] {
  const typed = query.split(/\s+/).filter((word) => !operator.test(word));
  const excluded = typed.filter((word) => word.startsWith('-')).flatMap(termsOf);
  const wanted = typed.filter((word) => !word.startsWith('-')).flatMap(termsOf);
  if (wanted.length === 0) return [];
  const isFound = (trail: Trail) => {
    const terms = trail.flatMap(({ fragment }) => termsOf(fragment));
    return (
      wanted.every((word) => terms.some((term) => term.startsWith(word))) &&
      !excluded.some((word) => terms.includes(word))
    );
  };
  const pages = [
    ...bookmarks.filter(isFound).flatMap((trail) => asOwnPage(trail, 'bookmark')),
    ...history.filter(isFound).flatMap((trail) => asOwnPage(trail, 'visited')),
  ];
  return pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at);
}
