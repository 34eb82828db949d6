import { printVerses } from '@manna/shared/domain';
import { useLocation, useNavigate } from '@manna/shared/runtime';
import { VERSES_PARAMETER } from '../names/verse-selection';
import type { VerseSelection } from './use-verse-selection';

/** Selects exactly these verses: at once on the page, then in the URL. Does not scroll. */
export function useSelectVerses({ choice, setChoice }: VerseSelection): (verses: readonly number[]) => void {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  return (verses) => {
    const turn = (choice?.turn ?? 0) + 1;
    const query = new URLSearchParams(search);
    if (verses.length > 0) query.set(VERSES_PARAMETER, printVerses(verses));
    else query.delete(VERSES_PARAMETER);
    setChoice({ at: key, turn, verses });
    // Without the hash, because the router would scroll to it.
    const target = { pathname, search: query.toString() };
    void navigate(target, { replace: true, preventScrollReset: true, state: { turn } });
  };
}
