import {
  useEffect,
  useId,
  useRef,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import type { DatingScheme } from '@manna/shared/contracts';
import { yearSpan, yearsText } from '@manna/shared/domain';
import { announce, useLanguage, useText } from '@manna/shared/runtime';
import { isIn } from './best-known';
import type { TimelineItem } from './load-timeline';
import { lengthOf, moved, within, yearsOf, ZOOM_STEP, zoomed, type TimeSpan } from './time-span';
import { TimelineControls } from './timeline-controls';
import { timelineText } from './timeline-text';
import { TimelineScene } from './timeline-scene';
import { useMeasured } from './use-measured';
import { useZoom } from './use-zoom';
import styles from './timeline.module.css';

/** The part of what is shown by which a key moves it. */
const KEY_MOVE = 0.1;
/** The years are read out when they have stayed for so long, in milliseconds. */
const ANNOUNCE_MS = 900;

interface TimelineProps {
  items: readonly TimelineItem[];
  scheme: DatingScheme;
  span: TimeSpan;
  whole: TimeSpan;
  /** Whether it has been moved or zoomed a moment ago. */
  isMoving: boolean;
  onChange: Dispatch<SetStateAction<TimeSpan>>;
}

/** What each key leads to. */
const steps: Readonly<Record<string, (span: TimeSpan, whole: TimeSpan) => TimeSpan>> = {
  ArrowLeft: (span, whole) => moved(span, -KEY_MOVE, whole),
  ArrowRight: (span, whole) => moved(span, KEY_MOVE, whole),
  '+': (span, whole) => zoomed(span, ZOOM_STEP, whole),
  '=': (span, whole) => zoomed(span, ZOOM_STEP, whole),
  '-': (span, whole) => zoomed(span, 1 / ZOOM_STEP, whole),
  Home: (span, whole) => within({ from: whole.from, to: whole.from + lengthOf(span) }, whole),
  End: (span, whole) => within({ from: whole.to - lengthOf(span), to: whole.to }, whole),
};

/** The timeline, which a reader moves and zooms. Its space is reserved before it is drawn. */
export function Timeline({ items, scheme, span, whole, isMoving, onChange }: TimelineProps) {
  const text = useText(timelineText);
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const measured = useMeasured(scene);
  useZoom({ frame, handle }, { span, whole, width: measured?.width, onChange });
  useReadOut(items, span);
  return (
    <div className={styles.timeline}>
      <TimelineControls whole={whole} onChange={onChange} />
      <div ref={frame} className={styles.frame}>
        <TimelineScene ref={scene} items={items} scheme={scheme} span={span} isMoving={isMoving} measured={measured} />
      </div>
      <Overview
        handle={handle}
        span={span}
        whole={whole}
        isDrawn={measured !== undefined}
        describedBy={hint}
        onChange={onChange}
      />
      <p id={hint} className={styles.hint}>
        {text.hint}
      </p>
    </div>
  );
}

interface OverviewProps {
  handle: RefObject<HTMLDivElement | null>;
  span: TimeSpan;
  whole: TimeSpan;
  /** Whether the browser has the page: its policy refuses styles in HTML. */
  isDrawn: boolean;
  describedBy: string;
  onChange: TimelineProps['onChange'];
}

/** Which part of the whole is shown. The keys move and zoom it, and the wheel belongs to the timeline while it has the focus. */
function Overview({ handle, span, whole, isDrawn, describedBy, onChange }: OverviewProps) {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const [first, last] = yearsOf(span);
  const share = (length: number) => `${(length / lengthOf(whole)) * 100}%`;
  const place = isDrawn
    ? { insetInlineStart: share(span.from - whole.from), inlineSize: share(lengthOf(span)) }
    : undefined;
  const press = (event: KeyboardEvent) => {
    const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(step(span, whole));
  };
  return (
    <div className={styles.overview}>
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        className={styles.handle}
        style={place}
        aria-label={text.years}
        aria-describedby={describedBy}
        aria-valuemin={whole.from}
        aria-valuemax={whole.to - 1}
        aria-valuenow={Math.round((first + last) / 2)}
        aria-valuetext={yearSpan(first, last, years)}
        onKeyDown={press}
      />
    </div>
  );
}

/** Lets screen readers read out the years when the reader has changed them. */
function useReadOut(items: readonly TimelineItem[], span: TimeSpan): void {
  const text = useText(timelineText);
  const years = useText(yearsText);
  const language = useLanguage();
  const first = useRef(span);
  useEffect(() => {
    if (span === first.current) return undefined;
    const timer = setTimeout(() => {
      const [from, to] = yearsOf(span);
      const count = items.filter(isIn(span)).length.toLocaleString(language);
      announce(text.seen(yearSpan(from, to, years), count));
    }, ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [items, span, text, years, language]);
}
