import { isForBrowser } from '@manna/shared/runtime';

interface RowAnswers {
  /** Called when the reader selects a verse: by a click on its row, or the space bar on its number. */
  choose: (verse: number) => void;
  /** Called when the reader follows the link of a verse. */
  follow: (path: string) => void;
}

/** Elements that handle clicks themselves. */
const CONTROLS = 'a, button, summary, input';

const verseOf = (element: Element | null): number | undefined => {
  const verse = element?.closest('[data-verse]')?.getAttribute('data-verse');
  return verse == null ? undefined : Number(verse);
};
const hasWords = (): boolean => document.getSelection()?.isCollapsed === false;

/**
 * Reports what a reader does with the rows of a table of verses, with one listener for all rows to keep them light.
 * Selecting text by dragging or double-clicking selects no verse. Returns a cleanup function.
 */
export function watchRows(table: HTMLElement, { choose, follow }: RowAnswers): () => void {
  /** Text was selected on pointerdown: the click only clears that selection. */
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
    // The second click of a double click, which selects a word, undoes the first.
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
