import { rangesOf } from './text-ranges';
import styles from './opened-marks.module.css';

/** Name of the highlight, which opened-marks.module.css paints. */
const HIGHLIGHT = 'manna-found';
/** A page that has not opened after this time is not marked. Milliseconds. */
const LONGEST_WAIT_MS = 15_000;
/** The page is marked again when it has been quiet for this time after a change. Milliseconds. */
const QUIET_MS = 100;

export interface OpenedMarksOptions {
  /** What to mark: words and runs of words. */
  words: readonly string[];
  /** Path of the page on which the reader opened the result. */
  from: string;
  /** Path of the page that opens. Its loader may redirect. */
  path: string;
  /** Texts of the button that removes the marks, and of the part of the page that it is in. */
  texts: { clear: string; region: string };
}

let stopLast: (() => void) | undefined;

function clearButton({ texts, words }: OpenedMarksOptions, onClear: () => void): HTMLElement {
  const region = document.createElement('aside');
  region.setAttribute('aria-label', texts.region);
  region.className = styles['region'] ?? '';
  const shown = document.createElement('span');
  shown.className = styles['words'] ?? '';
  shown.lang = 'en';
  shown.textContent = words.join(' · ');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['clear'] ?? '';
  button.textContent = texts.clear;
  button.addEventListener('click', onClear);
  region.append(shown, button);
  return region;
}

/**
 * Marks what was found on the page that opens next, until the reader removes the marks with a button or Escape, or leaves
 * the page. The marks are no elements: they change neither what React has rendered nor what is read aloud. Does nothing if
 * the browser has no CSS Custom Highlight API. Returns a function that removes the marks.
 */
export function markOpenedPage(options: OpenedMarksOptions): () => void {
  stopLast?.();
  const { from, path, words } = options;
  if (!('highlights' in CSS) || words.length === 0) return () => undefined;
  const target = new URL(path, location.href).pathname;
  /** The path of the marked page; undefined until it has opened. */
  let marked: string | undefined;
  let region: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    clearTimeout(patience);
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown);
    CSS.highlights.delete(HIGHLIGHT);
    // Otherwise the focus of who has pressed the button is lost.
    if (region?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    region?.remove();
    stopLast = undefined;
  };
  const mark = () => {
    const here = location.pathname;
    if (marked !== undefined && here !== marked) {
      stop();
      return;
    }
    if (here === from && from !== target) return;
    const main = document.querySelector('main');
    const ranges = main ? rangesOf(main, words) : [];
    // Its content has not come yet.
    if (ranges.length === 0) return;
    clearTimeout(patience);
    marked = here;
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    if (region) return;
    region = clearButton(options, stop);
    document.body.append(region);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(mark, QUIET_MS);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isForModal = document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isForModal && marked !== undefined) stop();
  };
  const patience = setTimeout(stop, LONGEST_WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('keydown', onKeyDown);
  stopLast = stop;
  mark();
  return stop;
}
