import type { MouseEvent } from 'react';
import { useText } from '@manna/shared/runtime';
import type { ResultView } from '../results/result-view';
import { openedMarksText } from './opened-marks-text';

/** Marks, on the page of a result, what was found in it. For the click on the link of a result. */
export function useMarkOpened(): (event: MouseEvent, result: Pick<ResultView, 'path' | 'found'>) => void {
  const texts = useText(openedMarksText);
  return (event, { path, found }) => {
    // It opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // Before that part is loaded, the page may have opened.
    const from = location.pathname;
    import(/* webpackChunkName: "opened-marks" */ './opened-marks').then(
      ({ markOpenedPage }) => markOpenedPage({ words: found, from, path, texts }),
      // Without a network. The page opens without marks.
      () => undefined,
    );
  };
}
