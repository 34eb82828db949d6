import { useCallback, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import type { BibleRef } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { passageName, passageSegment } from '@manna/shared/domain/references';
import { isForBrowser, Link, useText } from '@manna/shared/runtime';
import { Button, VisuallyHidden } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { passagePath } from '../../names/passage-path';
import type { BlockText } from './load-block';
import { PassageBlock, type BlockStatus } from './passage-block';
import { passageText } from './passage-text';
import { refsOf, type Block } from './plan-blocks';
import type { Place } from './reader-place';
import { useScroller, watchDistance } from './scroller';
import { useReaderPlace } from './use-reader-place';
import styles from './passage-blocks.module.css';

/** How many blocks are loaded at the same time when all are wanted. */
const AT_ONCE = 4;

/** The next block is opened when the end of the last one is this near, relative to the height of the visible area. */
const NEXT_MARGIN = '400% 0px';

interface PassageBlocksProps {
  plan: readonly Block[];
  first: BlockText;
  /** Slug. */
  translation: string;
  /** The reference in the URL. */
  segment: string;
  /** Whether all blocks are opened and stay, because the reader prints or searches the passage. */
  isWhole: boolean;
  /** Opens all blocks; undefined if there are too many. */
  onWhole: (() => void) | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

interface OpenBlocks {
  /** The number of open blocks, from the first one. */
  opened: number;
  /** The status of the last one. */
  last: BlockStatus;
  /** Indices of the blocks that have been rendered, or have failed. */
  settled: ReadonlySet<number>;
  /** Index of the block that takes the focus, because a reader asked for more. */
  focused?: number;
  /** The restored position; undefined if the reader starts at the beginning. */
  place?: Place;
}

/** The text of a passage in blocks, of which the next one opens when the reader nears the end. */
export function PassageBlocks({ plan, first, translation, segment, isWhole, onWhole, ref }: PassageBlocksProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const scroller = useScroller(ref);
  const [{ opened: openedByReader, last: lastByReader, settled, focused, place }, setBlocks] = useState<OpenBlocks>({
    opened: 1,
    last: first.failure ? 'failed' : 'drawn',
    settled: new Set(),
  });
  const opened = isWhole ? Math.min(plan.length, Math.max(openedByReader, settled.size + AT_ONCE)) : openedByReader;
  const last = isWhole && settled.size < plan.length ? 'loading' : lastByReader;
  const bringBack = useReaderPlace(ref, `${segment} ${translation}`, scroller, (found) => {
    const { heights, block } = found;
    setBlocks(({ settled: before }) => ({
      opened: heights.length,
      last: block === heights.length - 1 ? 'loading' : 'drawn',
      settled: before,
      place: found,
    }));
  });
  const onStatus = useCallback(
    (index: number, status: BlockStatus) =>
      setBlocks((blocks) => ({
        ...blocks,
        ...(index >= blocks.opened - 1 && { last: status }),
        settled: new Set([...blocks.settled, index].filter((one) => one !== index || status !== 'loading')),
      })),
    [],
  );
  const rest = plan.slice(opened);
  const mayOpen = last === 'drawn' && rest.length > 0;
  const open = (more?: { focused: number }) =>
    setBlocks((blocks) => ({ ...blocks, opened: opened + 1, last: 'loading', ...more }));

  const openNext = useEffectEvent(() => open());
  useEffect(() => {
    if (!mayOpen || !end.current) return;
    return watchDistance(end.current, scroller, NEXT_MARGIN, ({ isIntersecting }) => {
      if (isIntersecting) openNext();
    });
  }, [scroller, opened, mayOpen]);

  return (
    <>
      <div ref={ref}>
        {plan.slice(0, opened).map((block, index) => (
          <PassageBlock
            // A restored place remounts the blocks, with the heights that they had.
            key={`${index} ${place ? 'restored' : ''}`}
            block={block}
            index={index}
            translation={translation}
            scroller={scroller}
            first={index === 0 ? first : undefined}
            height={place?.heights[index]}
            isAtOnce={index === (place?.block ?? 0)}
            isKept={isWhole}
            takesFocus={index === focused}
            onStatus={onStatus}
            onRendered={index === place?.block ? bringBack : undefined}
          />
        ))}
      </div>
      <p ref={end} className={styles.end}>
        {last === 'loading' ? (
          <Loading />
        ) : (
          rest.length > 0 && (
            <More
              rest={rest}
              translation={translation}
              onMore={mayOpen ? () => open({ focused: opened }) : undefined}
            />
          )
        )}
      </p>
      {settled.size < plan.length && (
        <Unloaded
          refs={refsOf(plan.filter((_, index) => !settled.has(index)).flat())}
          onWhole={isWhole ? undefined : onWhole}
        />
      )}
    </>
  );
}

const Loading = () => <span role="status">{useText(passageText).loading}</span>;

interface UnloadedProps {
  refs: readonly BibleRef[];
  onWhole: (() => void) | undefined;
}

/** Says that browsers find and print only what is loaded, and offers to load the rest; in print, says what is missing. */
function Unloaded({ refs, onWhole }: UnloadedProps) {
  const text = useText(passageText);
  const names = useText(bookNames);
  return (
    <>
      <div className={styles.unloaded}>
        <p>{text.unloaded}</p>
        {onWhole && <Button onClick={onWhole}>{text.loadAll}</Button>}
      </div>
      <p className={styles.unprinted}>{text.unprinted(passageName(refs, names))}</p>
    </>
  );
}

interface MoreProps {
  rest: readonly Block[];
  translation: string;
  onMore: (() => void) | undefined;
}

/** Links to the rest of the passage. With JavaScript, it opens the next block instead. */
function More({ rest, translation, onMore }: MoreProps) {
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const names = useText(bookNames);
  const refs = refsOf(rest.flat());
  const follow = (event: MouseEvent) => {
    if (!onMore || isForBrowser(event)) return;
    event.preventDefault();
    onMore();
  };
  return (
    <Link to={passagePath(passageSegment(refs), translation, leftOut)} className={styles.more} onClick={follow}>
      {text.more} <VisuallyHidden>{passageName(refs, names)}</VisuallyHidden>
    </Link>
  );
}
