import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { revealAhead, type Reveal } from './reveal-ahead';
import type { PageAhead, TurnState } from './turn-state';
import type { WarmedPages } from './warmed-pages';

/** The page that is shown before React shows it. */
interface RevealedPage {
  /** Shows this page. Returns false if it is not laid out, so that only React can show it. */
  show(page: PageAhead): boolean;
  /** Hides it again, if there is one. */
  hide(): void;
  /** Resolves when it is painted; at once if there is none. */
  painted(warmed: WarmedPages | null | undefined): Promise<void> | undefined;
}

/** Lets a page be shown before React shows it, and hides it again if React shows another one instead. */
export function useRevealed(
  { slot, ahead }: Pick<TurnState, 'slot' | 'ahead'>,
  pages: RefObject<HTMLElement | null>,
): RevealedPage {
  const shown = useRef<{ page: PageAhead; reveal: Reveal }>(undefined);
  const revealed = useMemo<RevealedPage>(
    () => ({
      show(page) {
        const reveal = pages.current && revealAhead(pages.current);
        if (reveal) shown.current = { page, reveal };
        return Boolean(reveal);
      },
      hide() {
        shown.current?.reveal.undo();
        shown.current = undefined;
      },
      painted: (warmed) => shown.current && warmed?.painted(shown.current.page.address),
    }),
    [pages],
  );
  useLayoutEffect(() => {
    if (!shown.current) return;
    const { page, reveal } = shown.current;
    // The router may have arrived before this page says that it was followed: then there is no lead.
    if (page.slot === slot) {
      reveal.end();
      shown.current = undefined;
    } else if (page !== ahead) revealed.hide();
  }, [slot, ahead, revealed]);
  return revealed;
}
