import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollerOf, viewOf } from '../text/scroll-view';
import { isOwnMove, moveScroller } from './own-moves';
import { useScrolls } from './use-scrolls';
import { markAt, verseMarks } from './verse-marks';

/** Attributes of <html> on which the size or the arrangement of a text depends. */
const LOOKS = ['measure', 'verses', 'verse-numbers', 'theme', 'web-fonts', 'text-size'].map((name) => `data-${name}`);

/** Verses nearer to the top of the visible area are under a bar, or will be. CSS pixels. */
const UNDER_BAR_PX = 64;

/** The verse at the top of the visible area. */
interface KeptVerse {
  mark: HTMLElement;
  /** Id of the mark, to find the verse again in another translation; '' in a passage. */
  id: string;
  /** Distance of the mark from the top of the window. CSS pixels. */
  top: number;
  /** Width of the page at that time, in CSS pixels, and the container in which it scrolled. */
  width: number;
  scroller: Element;
}

interface PageOfVerses {
  /** The page: the element that contains its head and its text. */
  page: RefObject<HTMLElement | null>;
  /** Changes with the text, except for its translation. */
  subject: string;
  /** Slug of the translation. */
  translation: string;
}

/**
 * Keeps the verse at the top of the screen where it is when the page is laid out again: with another text size, layout or
 * font, and in another width, as when a panel is opened or closed. At the very top of a page, everything stays as it is.
 *
 * @returns Keeps the verse also when the next change of the translation arrives. Returns false if the page is at its top.
 */
export function useKeptVerse({ page, subject, translation }: PageOfVerses): () => boolean {
  const kept = useRef<KeptVerse>(undefined);
  const awaits = useRef(false);

  /** Notes the verse that is at the top now. */
  const note = (scroller: Element) => {
    const { current } = page;
    const width = current?.getBoundingClientRect().width ?? 0;
    if (!current || width === 0) return;
    // The page was laid out again, and the browser or the site has scrolled it.
    if (kept.current && (kept.current.width !== width || kept.current.scroller !== scroller)) {
      bringBack();
      return;
    }
    if (isOwnMove(scroller)) return;
    const { top, bottom } = viewOf(scroller);
    const mark = scroller.scrollTop > 0 ? markAt(verseMarks(current), top + UNDER_BAR_PX, bottom) : undefined;
    kept.current = mark && { mark, id: mark.id, top: mark.getBoundingClientRect().top, width, scroller };
  };
  const bringBack = () => {
    const { current } = page;
    const width = current?.getBoundingClientRect().width ?? 0;
    if (!current || !kept.current || width === 0) return;
    const { mark: before, id, top } = kept.current;
    const mark = before.isConnected ? before : id && current.querySelector<HTMLElement>(`#${id}`);
    if (!mark) return;
    const scroller = scrollerOf(current);
    kept.current = { ...kept.current, mark, width, scroller };
    // The controls under the reader's hand must not move.
    if (current.querySelector('header details[open]')) return;
    const view = viewOf(scroller);
    const wanted = Math.min(Math.max(top, view.top), Math.max(view.top, view.bottom - mark.offsetHeight));
    moveScroller(scroller, mark.getBoundingClientRect().top - wanted);
  };

  useScrolls(page, note);
  const begin = useEffectEvent(() => {
    kept.current = undefined;
    if (page.current) note(scrollerOf(page.current));
  });
  useEffect(() => begin(), [subject]);

  const arrange = useEffectEvent(bringBack);
  useEffect(() => {
    const looks = new MutationObserver(() => arrange());
    looks.observe(document.documentElement, { attributeFilter: LOOKS });
    return () => looks.disconnect();
  }, []);
  const resize = useEffectEvent((width: number) => {
    if (kept.current && kept.current.width !== width) bringBack();
  });
  useEffect(() => {
    if (!page.current || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(([size]) => resize(size?.target.getBoundingClientRect().width ?? 0));
    sizes.observe(page.current);
    return () => sizes.disconnect();
  }, [page]);

  useEffect(() => {
    // What is above the text may have another height.
    const onResize = () => arrange();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  // The page scrolls to its top first, in effects of the elements around it: those run after these and before microtasks.
  const arrive = useEffectEvent(() => {
    if (awaits.current) queueMicrotask(bringBack);
  });
  useLayoutEffect(() => arrive(), [translation]);
  const settle = useEffectEvent(() => {
    arrive();
    awaits.current = false;
  });
  useEffect(() => settle(), [translation]);

  return () => {
    awaits.current = kept.current !== undefined;
    return awaits.current;
  };
}
