import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { bookNames } from '@manna/shared/domain';
import { passageName } from '@manna/shared/domain/references';
import { useData, useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import type { ChapterPart } from '@manna/shared/domain/chapter-text';
import { loadNextBlock, type BlockFailure, type BlockText, type PartText } from './load-block';
import { PartView } from './part-view';
import { passageText } from './passage-text';
import { refsOf, type Block } from './plan-blocks';
import { watchDistance, type Scroller } from './scroller';
import styles from './passage-blocks.module.css';

/** Blocks are rendered while they are this near, relative to the height of the visible area. */
const KEEP_MARGIN = '150% 0px';

/** `drawn`: rendered completely, or unmounted after that. */
export type BlockStatus = 'loading' | 'drawn' | 'failed';

interface PassageBlockProps {
  block: Block;
  /** Index in the passage, from 0. */
  index: number;
  /** Slug. */
  translation: string;
  scroller: Scroller;
  /** The text, if it is loaded already. */
  first: BlockText | undefined;
  /** The height that it had on an earlier visit, in CSS pixels. Such a block is rendered when the reader nears it. */
  height: number | undefined;
  /** Whether all of it is rendered at once, because the reader sees it first. */
  isAtOnce: boolean;
  /** Whether all of it is rendered and stays, even out of view: for printing, and for the browser's own search. */
  isKept: boolean;
  takesFocus: boolean;
  onStatus: (index: number, status: BlockStatus) => void;
  /** Called when some or all of the text was rendered, before it is painted. */
  onRendered: ((isWhole: boolean) => void) | undefined;
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
 * Loads a block of a passage and renders it part by part, so that no frame has to render all of it while the reader
 * scrolls. Far out of view its text is unmounted and its height stays, so that even the whole Bible fits on one page.
 * Memoised: a new block does not render those before it again.
 */
export const PassageBlock = memo(function PassageBlock(props: PassageBlockProps) {
  const { block, index, translation, scroller, first, isKept, takesFocus, onStatus, onRendered } = props;
  const element = useRef<HTMLDivElement>(null);
  const data = useData();
  const [text, setText] = useState(first);
  const [isNearby, setNear] = useState(props.isAtOnce || props.height === undefined);
  const isNear = isNearby || isKept;
  const [height, setHeight] = useState(props.height);
  const [rendered, setCount] = useState(props.isAtOnce ? block.length : 1);
  const count = isKept ? block.length : rendered;
  const isWhole = isNear && text !== undefined && count >= block.length;

  useEffect(() => {
    if (text || !isNear) return;
    let isWanted = true;
    void loadNextBlock(data, block, translation).then((loaded) => isWanted && setText(loaded));
    return () => {
      isWanted = false;
    };
  }, [text, isNear, data, block, translation]);

  useEffect(() => {
    if (text && isNear && count < block.length) startTransition(() => setCount(count + 1));
  }, [text, isNear, count, block]);

  // Observed again once it is whole: before that it stays, even out of view.
  useEffect(() => {
    if (!element.current) return;
    return watchDistance(element.current, scroller, KEEP_MARGIN, ({ isIntersecting, target, boundingClientRect }) => {
      if (isIntersecting) setNear(true);
      // A block in a hidden panel has no height: it has not left the view.
      else if (isWhole && !isKept && boundingClientRect.height > 0 && !holdsReader(target)) {
        setHeight(boundingClientRect.height);
        setNear(false);
        setCount(1);
      }
    });
  }, [scroller, isWhole, isKept]);

  useEffect(() => {
    if (text?.failure) onStatus(index, 'failed');
    else if (isWhole) onStatus(index, 'drawn');
  }, [text, isWhole, index, onStatus]);

  useLayoutEffect(() => {
    if (text && isNear) onRendered?.(isWhole);
  }, [text, isNear, count, isWhole, onRendered]);

  useEffect(() => {
    if (takesFocus && text) element.current?.querySelector('a')?.focus();
  }, [takesFocus, text]);

  const retry = () => {
    onStatus(index, 'loading');
    setText(undefined);
  };
  return (
    <div
      ref={element}
      className={styles.block}
      data-block={index}
      data-drawn={isWhole ? '' : undefined}
      data-settled={isWhole || text?.failure ? '' : undefined}
      // Keeps the measured height while the text is not there, or not all of it.
      {...(height !== undefined && !isWhole && { style: isNear ? { minBlockSize: height } : { blockSize: height } })}
    >
      {isNear &&
        text &&
        (text.failure ? (
          <Failure block={block} failure={text.failure} onRetry={retry} />
        ) : (
          <Parts block={block} texts={text.parts} count={count} translation={translation} id={`b${index + 1}`} />
        ))}
    </div>
  );
});

interface PartsProps {
  block: Block;
  texts: readonly PartText[];
  /** Number of parts to render. */
  count: number;
  /** Slug. */
  translation: string;
  /** Unique in the page. */
  id: string;
}

/** The first parts of a block. Chapters in a row that the translation does not have are named together. */
function Parts({ block, texts, count, translation, id }: PartsProps) {
  const hasText = (index: number) => texts[index] !== undefined && texts[index].problem !== 'no text';
  return block.slice(0, count).map((part, index) => {
    const text = texts[index];
    if (text && text.problem !== 'no text')
      return <PartView key={index} part={part} text={text} translation={translation} id={`${id}c${index + 1}`} />;
    if (index > 0 && !hasText(index - 1)) return null;
    const next = block.findIndex((_, later) => later > index && hasText(later));
    return <Missing key={index} parts={block.slice(index, next < 0 ? undefined : next)} translation={translation} />;
  });
}

function Missing({ parts, translation }: { parts: readonly ChapterPart[]; translation: string }) {
  const text = useText(passageText);
  const names = useText(bookNames);
  return (
    <Alert status="danger" readOnly>
      {text.noText(translation.toUpperCase(), passageName(refsOf(parts), names))}
    </Alert>
  );
}

interface FailureProps {
  block: Block;
  failure: BlockFailure;
  onRetry: () => void;
}

function Failure({ block, failure, onRetry }: FailureProps) {
  const text = useText(passageText);
  const names = useText(bookNames);
  return (
    <Alert status="danger" readOnly>
      <p>{failure === 'invalid' ? text.invalid(passageName(refsOf(block), names)) : text[failure]}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </Alert>
  );
}
