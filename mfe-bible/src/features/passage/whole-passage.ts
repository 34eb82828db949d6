import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { announce, useText, whenIdle } from '@manna/shared/runtime';
import { passageText } from './passage-text';

/** Passages up to this size are loaded completely once the page is idle, so that browsers find and print all of them. */
const SMALL_VERSES = 400;

/** Keys with which browsers search and print a page. */
const SEARCH_KEYS = ['f', 'F', 'g', 'G'];

interface WholePassage {
  passage: RefObject<HTMLElement | null>;
  /** Number of verses, and of blocks in which they are loaded. */
  verses: number;
  blocks: number;
  /** Number of times that the reader has asked to print. */
  prints: number;
  isWhole: boolean;
  /** Loads all of it; undefined if it is too long for that. */
  onWhole: (() => void) | undefined;
  onPrint: () => void;
}

/** Whether the reader's browser asks sites to load little. Not all browsers say so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const settled = (passage: Element) => passage.querySelectorAll('[data-settled]').length;

/** Runs once all blocks are rendered or have failed. Returns a function that cancels it. */
function whenSettled(passage: Element, blocks: number, run: () => void): () => void {
  const check = () => {
    if (settled(passage) < blocks) return;
    changes.disconnect();
    run();
  };
  const changes = new MutationObserver(check);
  changes.observe(passage, { subtree: true, childList: true, attributeFilter: ['data-settled'] });
  check();
  return () => changes.disconnect();
}

/**
 * Loads all of a passage for the browser's own search and for printing, which reach only what is loaded: a small passage
 * when the page is idle, others with the keys for searching and printing. A print that the browser starts by itself cannot
 * wait, so it has what is loaded and says what is missing.
 */
export function useWholePassage({ passage, verses, blocks, prints, isWhole, onWhole, onPrint }: WholePassage): void {
  const text = useText(passageText);
  const loadAll = useEffectEvent(() => onWhole?.());
  const print = useEffectEvent(onPrint);
  const canLoad = onWhole !== undefined;
  const isSmall = verses <= SMALL_VERSES;
  useEffect(() => (isSmall && !savesData() ? whenIdle(() => loadAll()) : undefined), [isSmall]);

  useEffect(() => {
    const isMissing = () => passage.current !== null && settled(passage.current) < blocks;
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (event.key === 'F3' || (isCommand && SEARCH_KEYS.includes(event.key))) loadAll();
      if (!isCommand || event.shiftKey || event.key.toLowerCase() !== 'p' || event.defaultPrevented || !isMissing())
        return;
      event.preventDefault();
      print();
    };
    const beforePrint = () => flushSync(() => loadAll());
    document.addEventListener('keydown', onKeyDown);
    addEventListener('beforeprint', beforePrint);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('beforeprint', beforePrint);
    };
  }, [passage, blocks]);
  const printed = useRef(0);
  useEffect(() => {
    if (prints === printed.current || !passage.current) return;
    printed.current = prints;
    loadAll();
    if (!canLoad) return window.print();
    return whenSettled(passage.current, blocks, () => window.print());
  }, [prints, passage, blocks, canLoad]);

  const say = useEffectEvent(() => announce(text.loadedAll));
  useEffect(() => {
    if (!isWhole || isSmall || !passage.current) return;
    announce(text.loading);
    return whenSettled(passage.current, blocks, () => say());
  }, [isWhole, isSmall, passage, blocks, text]);
}
