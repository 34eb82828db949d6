import { useCallback, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { bookNames } from '@manna/shared/domain';
import { isForBrowser, Link, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { passagePath } from '../../names/passage-path';
import type { BlockText } from './load-block';
import { PassageBlock, type BlockStatus } from './passage-block';
import { passageName, passageSegment } from './passage-name';
import { passageText } from './passage-text';
import { refsOf, type Block } from './plan-blocks';
import type { Place } from './reader-place';
import { useScroller, watchDistance } from './scroller';
import { useReaderPlace } from './use-reader-place';
import styles from './passage-blocks.module.css';

/** The next block is opened when the end of the last one is this near, relative to the height of the visible area. */
const NEXT_MARGIN = '400% 0px';

interface PassageBlocksProps {
  plan: readonly Block[];
  first: BlockText;
  /** Slug. */
  translation: string;
  /** The reference in the URL. */
  segment: string;
  ref: RefObject<HTMLDivElement | null>;
}

interface OpenBlocks {
  /** The number of open blocks, from the first one. */
  opened: number;
  /** The status of the last one. */
  last: BlockStatus;
  /** Index of the block that takes the focus, because a reader asked for more. */
  focused?: number;
  /** The restored position; undefined if the reader starts at the beginning. */
  place?: Place;
}

/** The text of a passage in blocks, of which the next one opens when the reader nears the end. */
export function PassageBlocks({ plan, first, translation, segment, ref }: PassageBlocksProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const scroller = useScroller(ref);
  const [{ opened, last, focused, place }, setBlocks] = useState<OpenBlocks>({
    opened: 1,
    last: first.failure ? 'failed' : 'drawn',
  });
  const bringBack = useReaderPlace(ref, `${segment} ${translation}`, scroller, (found) => {
    const { heights, block } = found;
    setBlocks({ opened: heights.length, last: block === heights.length - 1 ? 'loading' : 'drawn', place: found });
  });
  const onStatus = useCallback(
    (index: number, status: BlockStatus) =>
      setBlocks((blocks) => (index === blocks.opened - 1 ? { ...blocks, last: status } : blocks)),
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
    </>
  );
}

const Loading = () => <span role="status">{useText(passageText).loading}</span>;

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
