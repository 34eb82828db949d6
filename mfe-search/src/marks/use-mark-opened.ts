import type { MouseEvent } from 'react';
import { useText } from '@manna/shared/runtime';
import type { ResultView } from '../results/result-view';
import { openedMarksText } from './opened-marks-text';
import { withTextDirective } from './text-directive';

/** Lets the browser mark what was found in the tab or window that this click opens. The link itself stays as it is. */
function markInOtherTab({ currentTarget: link }: MouseEvent, path: string, found: readonly string[]): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  link.setAttribute('href', withTextDirective(path, found));
  setTimeout(() => link.setAttribute('href', href), 0);
}

/** Marks, on the page of a result, what was found in it. For the click on the link of a result. */
export function useMarkOpened(): (event: MouseEvent, result: Pick<ResultView, '_resultPath' | 'found'>) => void {
  const texts = useText(openedMarksText);
  return (event, { _resultPath: path, found }) => {
    // The middle button has a number, the first one 0.
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      markInOtherTab(event, path, found);
      return;
    }
    // Before that part is loaded, the page may have opened.
    const from = location.pathname;
    import(/* webpackChunkName: "opened-marks" */ './opened-marks').then(
      ({ markOpenedPage }) => markOpenedPage({ words: found, from, path, texts }),
      // Without a network. The page opens without marks.
      () => undefined,
    );
  };
}
