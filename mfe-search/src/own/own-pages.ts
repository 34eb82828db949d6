import {
  citeNote,
  notePath,
  noteText,
  searchPaths,
  wordsOf,
  type BookNames,
  type CategoryLook,
  type ReaderNote,
} from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';
import { termsOfWord } from '../engine/terms';
import type { OwnKind } from './own-kinds';

/** A page that the reader has bookmarked or visited, or verses that they have written about. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  /** Language of the title, BCP 47, if it is not that of the interface. */
  readonly language?: string;
  /** The labels of the breadcrumbs between the home page and this one: 'Bible · Ruth'; the beginning of a note. Empty if there are none. */
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

/** Length of what is shown of a note. UTF-16 code units. */
const BEGINNING = 80;

/** What a reader has on this site. */
export interface OwnData {
  readonly notes: readonly ReaderNote[];
  readonly bookmarks: readonly Trail[];
  readonly history: readonly Trail[];
  /** Names of the Bible's books. */
  readonly names: BookNames;
}

function asNotePage(note: ReaderNote, names: BookNames): OwnPage {
  const words = noteText(note).replaceAll(/\s+/g, ' ').trim();
  // A note may be in any language, so only spaces say where its words end.
  const cut = words.length > BEGINNING ? `${words.slice(0, BEGINNING).replace(/ \S*$/, '')}...` : words;
  const look = { icon: 'bible', accent: 'red' } as const;
  return { path: notePath(note), title: citeNote(note, names), within: cut, look, kind: 'note' };
}

/** Whether some texts have all words of a query, or words that begin with them, and none that it excludes. */
function matcher(query: string): ((texts: readonly string[]) => boolean) | undefined {
  const typed = query.split(/\s+/).filter((word) => !operator.test(word));
  const excluded = typed.filter((word) => word.startsWith('-')).flatMap(termsOf);
  const wanted = typed.filter((word) => !word.startsWith('-')).flatMap(termsOf);
  if (wanted.length === 0) return undefined;
  return (texts) => {
    const terms = texts.flatMap(termsOf);
    return (
      wanted.every((word) => terms.some((term) => term.startsWith(word))) &&
      !excluded.some((word) => terms.includes(word))
    );
  };
}

/**
 * What of a reader a query finds: notes by their text and their reference, pages by their breadcrumbs. Notes come first, then
 * bookmarks, each the newest first. It is done in the page, because they are so few.
 */
export function findOwnPages(query: string, { notes, bookmarks, history, names }: OwnData): OwnPage[] {
  const isFound = matcher(query);
  if (!isFound) return [];
  const hasFound = (trail: Trail) => isFound(trail.map(({ fragment }) => fragment));
  const pages = [
    ...notes
      .map((note) => ({ page: asNotePage(note, names), text: noteText(note) }))
      .filter(({ page, text }) => isFound([page.title, text]))
      .map(({ page }) => page),
    ...bookmarks.filter(hasFound).flatMap((trail) => asOwnPage(trail, 'bookmark')),
    ...history.filter(hasFound).flatMap((trail) => asOwnPage(trail, 'visited')),
  ];
  return pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at);
}
