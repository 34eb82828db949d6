import { isForBrowser } from '@manna/shared/runtime';

interface RowAnswers {
  /** A verse was chosen: by a click on its row, or the space bar on its number. */
  choose: (verse: number) => void;
  /** The number of a verse was followed. */
  follow: (path: string) => void;
}

/** What answers clicks itself. */
const CONTROLS = 'a, button, summary, input';

const verseOf = (element: Element | null): number | undefined => {
  const verse = element?.closest('[data-verse]')?.getAttribute('data-verse');
  return verse == null ? undefined : Number(verse);
};
const hasWords = (): boolean => document.getSelection()?.isCollapsed === false;

/**
 * Tells what a reader does with the rows of a table of verses: one listener for all of them, so that a row is as light as it
 * can be. To select words by drawing or by a double click chooses no verse. What it answers ends it.
 */
export function watchRows(table: HTMLElement, { choose, follow }: RowAnswers): () => void {
  /** Words were selected when the pointer went down: a click then only lets them go. */
  let hadWords = false;
  const onPointerDown = () => {
    hadWords = hasWords();
  };
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event;
    if (event.defaultPrevented || isForBrowser(event) || !(target instanceof Element)) return;
    const verse = verseOf(target);
    const control = target.closest(CONTROLS);
    const path = control?.getAttribute('href');
    if (verse !== undefined && path) {
      event.preventDefault();
      follow(path);
      return;
    }
    if (verse === undefined || control) return;
    // The second click of two takes back what the first one chose: a word was meant.
    if (detail === 2 || (detail < 2 && !hadWords && !hasWords())) choose(verse);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, repeat, ctrlKey, altKey, metaKey } = event;
    if (key !== ' ' || ctrlKey || altKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
    const verse = verseOf(target);
    if (verse === undefined) return;
    event.preventDefault();
    if (!repeat) choose(verse);
  };
  table.addEventListener('pointerdown', onPointerDown);
  table.addEventListener('click', onClick);
  table.addEventListener('keydown', onKeyDown);
  return () => {
    table.removeEventListener('pointerdown', onPointerDown);
    table.removeEventListener('click', onClick);
    table.removeEventListener('keydown', onKeyDown);
  };
}
