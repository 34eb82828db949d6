import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { useData } from '@manna/shared/runtime';
import { blockStates, firstStates, mayGoOn, wantedBlocks, type BlockEvent, type BlockStates } from './block-states';
import { loadNextBlock, type BlockText } from './load-block';
import type { Block } from './plan-blocks';
import type { Scroller } from './scroller';

/** The next block is loaded when the end of the last one is this near, relative to the height of the visible area. */
const LOAD_MARGIN = '400% 0px';
/** Blocks are rendered while they are this near. */
const KEEP_MARGIN = '150% 0px';

interface Passage {
  plan: readonly Block[];
  first: BlockText;
  /** Slug. */
  translation: string;
}

/** The state of a passage's blocks and its dispatch function; loads the texts that are needed. */
export function usePassageBlocks({ plan, first, translation }: Passage): [BlockStates, (event: BlockEvent) => void] {
  const [states, tell] = useReducer(blockStates, first, firstStates);
  const data = useData();
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const index of asked.current) if (states.texts.has(index)) asked.current.delete(index);
    for (const index of wantedBlocks(states)) {
      const block = plan[index];
      if (!block || asked.current.has(index)) continue;
      asked.current.add(index);
      void loadNextBlock(data, block, translation).then((text) => tell({ type: 'answered', index, text }));
    }
  }, [states, plan, translation, data]);
  return [states, tell];
}

/** Whether the focus or a text selection is in a block: it must not be unmounted then. */
function holdsReader(block: Element): boolean {
  const selection = getSelection();
  return (
    block.contains(document.activeElement) ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(block, true))
  );
}

/**
 * Reports which blocks come near the visible area, and which leave it. Without IntersectionObserver, all blocks stay
 * rendered.
 */
export function useNearBlocks(
  passage: RefObject<Element | null>,
  scroller: Scroller,
  { opened, whole }: BlockStates,
  tell: (event: BlockEvent) => void,
): void {
  // A block that went out of view before it was rendered is observed again afterwards.
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!(target instanceof HTMLElement)) continue;
          const index = Number(target.dataset.block);
          if (isIntersecting) tell({ type: 'neared', index });
          else if (target.dataset.drawn !== undefined && !holdsReader(target))
            tell({ type: 'left', index, height: boundingClientRect.height });
        }
      },
      { root: scroller, rootMargin: KEEP_MARGIN },
    );
    for (const block of passage.current?.querySelectorAll('[data-block]') ?? []) observer.observe(block);
    return () => observer.disconnect();
  }, [passage, scroller, opened, whole, tell]);
}

/** Opens the next of `count` blocks when the reader nears the end of the last one, once that is rendered. */
export function useNextBlock(
  end: RefObject<Element | null>,
  scroller: Scroller,
  states: BlockStates,
  count: number,
  tell: (event: BlockEvent) => void,
): void {
  const { opened } = states;
  const goesOn = mayGoOn(states) && opened < count;
  useEffect(() => {
    if (!goesOn || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell({ type: 'opened' });
      },
      { root: scroller, rootMargin: LOAD_MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, scroller, opened, goesOn, tell]);
}
