import type { BookNames, ListingName } from '@manna/shared/domain';
import type { OwnPage } from '../../own/own-pages';
import { resultView, type ResultView } from '../../results/result-view';
import type { SearchView } from '../../search/use-search';
import { mixKinds } from './mix-kinds';
import { beginsWordsOf, suggestBooks, typedPassage, type NamedPage } from './suggest-passages';

/** How many suggestions are shown. */
const MOST = 8;
/** How many recent searches are shown before anything is typed. */
const MOST_RECENT = 6;

export type Suggestion =
  | ({ readonly kind: 'passage' | 'book' } & NamedPage)
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'own'; readonly page: OwnPage }
  | { readonly kind: 'name' | 'entry'; readonly result: ResultView };

/** The entries have a name that begins as what is typed. */
const kindOf = { encyclopedia: 'name', articles: 'entry', resources: 'entry', dictionary: 'entry' } as const;
const entryListings = ['encyclopedia', 'dictionary', 'articles', 'resources'] as const satisfies ListingName[];

function suggestEntries(typed: string, found: SearchView['found'], names: BookNames) {
  return entryListings.flatMap((name) =>
    (found[name]?.results ?? [])
      .map((result) => resultView(name, result, names))
      .filter(({ _resultPrimary: title }) => beginsWordsOf(title.text, typed))
      .map((result) => ({ kind: kindOf[name], result }) as const),
  );
}

function suggestPages(typed: string, names: BookNames) {
  const passage = typedPassage(typed, names);
  const found = suggestBooks(typed, names).filter(({ path }) => path !== passage?.path);
  return {
    passages: passage ? [{ kind: 'passage', ...passage } as const] : [],
    books: found.map((book) => ({ kind: 'book', ...book }) as const),
  };
}

/** The earlier searches that begin as this one, but are not the same. */
function suggestRecent(typed: string, recent: readonly string[]) {
  const begun = typed.toLowerCase();
  return recent
    .filter((words) => words.toLowerCase().startsWith(begun) && words.toLowerCase() !== begun)
    .map((text) => ({ kind: 'recent', text }) as const);
}

interface Known {
  readonly recent: readonly string[];
  /** Pages of the reader that the words find. */
  readonly own: readonly OwnPage[];
  readonly found: SearchView['found'];
  /** Whether all results have come. */
  readonly isComplete: boolean;
  readonly names: BookNames;
}

/** What the reader may want to open or to search for; the last searches before anything is typed. */
export function suggest(words: string, { recent, own, found, isComplete, names }: Known): readonly Suggestion[] {
  const typed = words.trim();
  const earlier = suggestRecent(typed, recent);
  if (typed === '') return earlier.slice(0, MOST_RECENT);
  const { passages, books } = suggestPages(typed, names);
  const pages = own.filter(({ path }) => [...passages, ...books].every((page) => page.path !== path));
  const mine = pages.map((page) => ({ kind: 'own', page }) as const);
  const isMine = (path: string) => pages.some((page) => page.path === path);
  const entries = suggestEntries(typed, found, names).filter(({ result }) => !isMine(result._resultPath));
  const [named, others] = (['name', 'entry'] as const).map((kind) => entries.filter((entry) => entry.kind === kind));
  // Results come last, so that they do not move what the reader may be about to choose.
  return mixKinds<Suggestion>([passages, books, mine, earlier, named ?? [], others ?? []], MOST, isComplete);
}
