import { useCallback, useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { bookNames } from '@manna/shared/domain';
import { isForBrowser, Link, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { isDrawn, mayGoOn } from './block-states';
import { BlockView } from './block-view';
import type { BlockText } from './load-block';
import { passageName, passageSegment } from './passage-name';
import { passagePath } from '../../names/passage-path';
import { passageText } from './passage-text';
import { refsOf, type Block } from './plan-blocks';
import { useScroller } from './scroller';
import { useKeptPlace } from './use-kept-place';
import { useNearBlocks, useNextBlock, usePassageBlocks } from './use-passage-blocks';
import styles from './passage-blocks.module.css';

interface PassageBlocksProps {
  plan: readonly Block[];
  first: BlockText;
  /** Slug. */
  translation: string;
  /** The reference in the URL. */
  segment: string;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * The text of a passage in blocks. The next block is loaded when the reader nears the end; blocks far out of view are
 * unmounted and keep their height, so that even the whole Bible fits on one page.
 */
export function PassageBlocks({ plan, first, translation, segment, ref }: PassageBlocksProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const scroller = useScroller(ref);
  const [states, tell] = usePassageBlocks({ plan, first, translation });
  useKeptPlace(ref, `${segment} ${translation}`, scroller, states, tell);
  useNearBlocks(ref, scroller, states, tell);
  useNextBlock(end, scroller, states, plan.length, tell);
  const retry = useCallback((index: number) => tell({ type: 'retried', index }), [tell]);
  const drawn = useCallback((index: number) => tell({ type: 'drawn', index }), [tell]);

  const focused = useRef<number>(undefined);
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>(`[data-block="${focused.current}"] a`);
    if (!link) return;
    focused.current = undefined;
    link.focus();
  }, [states, ref]);
  const showMore = () => {
    focused.current = states.opened;
    tell({ type: 'opened' });
  };

  const rest = plan.slice(states.opened);
  const isLoading = !mayGoOn(states) && !states.texts.get(states.opened - 1)?.failure;
  return (
    <>
      <div ref={ref}>
        {plan.slice(0, states.opened).map((block, index) => {
          const text = states.away.has(index) ? undefined : states.texts.get(index);
          const height = states.heights.get(index);
          return text ? (
            <div
              key={index}
              className={styles.block}
              data-block={index}
              data-drawn={isDrawn(states, index) ? '' : undefined}
              // Keeps the measured height while the text is rendered in steps.
              {...(height !== undefined && !isDrawn(states, index) && { style: { minBlockSize: height } })}
            >
              <BlockView
                block={block}
                text={text}
                translation={translation}
                index={index}
                isAtOnce={states.whole.has(index)}
                onDrawn={drawn}
                onRetry={retry}
              />
            </div>
          ) : (
            <div
              key={index}
              className={styles.block}
              data-block={index}
              {...(height !== undefined && { style: { blockSize: height } })}
            />
          );
        })}
      </div>
      <p ref={end} className={styles.end}>
        {rest.length > 0 &&
          (isLoading ? (
            <Loading />
          ) : (
            <More rest={rest} translation={translation} onMore={mayGoOn(states) ? showMore : undefined} />
          ))}
        {rest.length === 0 && isLoading && <Loading />}
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
