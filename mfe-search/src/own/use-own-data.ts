import { useEffect, useMemo, useState } from 'react';
import { bookNames, readerNotes, type ReaderNote } from '@manna/shared/domain';
import { defineUserState, useBookmarks, useHistory, useText, useUserState } from '@manna/shared/runtime';
import type * as ownParts from './own-parts';
import type { OwnData } from './own-pages';

export type OwnParts = typeof ownParts;

const notesState = defineUserState<readonly ReaderNote[]>(readerNotes);

/** Undefined until it is loaded, and on the server, which knows no pages of a reader. */
let loaded: OwnParts | undefined;

/** The page has no room for these scripts, and its first results do not need them. Undefined until they are there. */
export function useOwnParts(): OwnParts | undefined {
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

/** What the reader has on this site. Keeps the same object while it does not change. */
export function useOwnData(): OwnData {
  const { bookmarks } = useBookmarks();
  const [notes] = useUserState(notesState);
  const history = useHistory();
  const names = useText(bookNames);
  return useMemo(() => ({ notes, bookmarks, history, names }), [notes, bookmarks, history, names]);
}
