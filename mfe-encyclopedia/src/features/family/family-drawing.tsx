import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePartName, useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import type { Generations } from './family-address';
import { familyText } from './family-text';
import type { Kin } from './kin';
import { layOnPaper } from './paper';
import { startOfView } from './start-of-view';
import { stepTo } from './step-to';
import { toldParents } from './told-parents';
import { layTree } from './tree-layout';
import { TreeScene } from './tree-scene';
import { useDragScroll } from './use-drag-scroll';
import { useFrameWidth } from './use-frame-width';
import styles from './family-drawing.module.css';

interface FamilyDrawingProps {
  kin: Kin;
  self: string;
  /** Whom the path leads over that the reader asked for. */
  onPath: ReadonlySet<string>;
  /** The reader wants one more generation. */
  onMore: (way: keyof Generations) => void;
  /** The reader wants fewer generations. */
  onFewer: () => void;
}

/** The family tree, drawn: people are links, and the keys walk from one to the other. The list has the same. */
export function FamilyDrawing({ kin, self, onPath, onMore, onFewer }: FamilyDrawingProps) {
  const text = useText(familyText);
  const partName = usePartName();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useFrameWidth(frame);
  const [at, setAt] = useState(self);
  const [isWhole, setWhole] = useState(false);
  const [isHigher, setHigher] = useState(false);
  const drawn = useMemo(() => {
    if (width === undefined) return undefined;
    return width === 'paper' ? layOnPaper(kin, self) : { layout: layTree(kin, self, width), scale: 1 };
  }, [kin, self, width]);
  const told = useMemo(() => toldParents(kin, self), [kin, self]);
  const layout = drawn?.layout;
  const hasNamed = useMemo(() => [...kin.people.values()].some(({ hasPage }) => !hasPage), [kin]);
  const current = layout?.nodes.some(({ slug }) => slug === at) ? at : self;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!layout || !element) return;
    element.scrollTop = startOfView(layout, self, element.clientHeight);
    setHigher(layout.height > element.clientHeight);
  }, [layout, self]);

  const press = (event: KeyboardEvent) => {
    if (!layout || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') {
      event.preventDefault();
      const row = layout.nodes.find(({ slug }) => slug === current)?.row ?? 0;
      onMore(row < 0 ? 'up' : 'down');
      return;
    }
    if (event.key === '-') {
      event.preventDefault();
      onFewer();
      return;
    }
    const next = stepTo(layout, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    frame.current?.querySelector<HTMLElement>(`[data-person="${next}"]`)?.focus();
  };

  useListeners(frame, { keydown: press });
  useDragScroll(frame);

  return (
    <>
      <div className={styles.holder} data-whole={isWhole ? '' : undefined}>
        <div ref={frame} className={styles.frame} role="group" aria-label={partName(text.tree)} aria-describedby={hint}>
          {drawn && (
            <TreeScene {...drawn} kin={kin} self={self} current={current} onPath={onPath} told={told} onFocus={setAt} />
          )}
        </div>
        {(isHigher || isWhole) && (
          <button type="button" className={styles.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text.lessTree : text.wholeTree}
          </button>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {text.hint}
        {hasNamed && ` ${text.named}`}
      </p>
    </>
  );
}
