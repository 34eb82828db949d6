import { useEffect, useMemo, useState } from 'react';
import { bookNames, readerNotes, type ReaderNote } from '@manna/shared/domain';
import { defineUserState, useBookmarks, useHistory, useText, useUserState } from '@manna/shared/runtime';
import type { SearchAddress } from '../search/search-address';
import type { SearchView } from '../search/use-search';
import type { OwnPage } from './own-pages';
import type * as ownParts from './own-parts';

type OwnParts = typeof ownParts;

const notesState = defineUserState<readonly ReaderNote[]>(readerNotes);

/** Pages of the reader that are no results, with the components that show them. */
export interface OwnBeside extends Pick<OwnParts, 'OwnList' | 'OwnNote' | 'OwnRows'> {
  readonly pages: readonly OwnPage[];
}

/** Undefined until it is loaded, and on the server, which knows no pages of a reader. */
let loaded: OwnParts | undefined;

/** The page has no room for these scripts, and its first results do not need them. Undefined until they are there. */
function useOwnParts(): OwnParts | undefined {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "own-pages" */ './own-parts').then(
      (module) => {
        loaded = module;
        if (isShown) setParts(module);
      },
      // Without a network the page goes on without them.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return parts;
}

/** The pages of the reader that a search finds beside its results; undefined if there are none. They are never sent anywhere. */
export function useOwnBeside(
  { pillar, category, pills, page }: SearchAddress,
  { words, found }: SearchView,
): OwnBeside | undefined {
  const { bookmarks } = useBookmarks();
  const [notes] = useUserState(notesState);
  const history = useHistory();
  const names = useText(bookNames);
  const parts = useOwnParts();
  return useMemo(() => {
    const search = { pillar, category, pills, page, view: { words, found }, notes, bookmarks, history, names };
    const pages = parts?.findOwnBeside(search) ?? [];
    return parts && pages.length > 0 ? { ...parts, pages } : undefined;
  }, [parts, pillar, category, pills, page, words, found, notes, bookmarks, history, names]);
}
