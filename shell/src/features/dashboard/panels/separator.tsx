import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Layout } from '@manna/shared/domain';
import { usePanelSizes, useText } from '@manna/shared/runtime';
import { sidesOf } from '../dashboard-address';
import { dashboardText } from '../dashboard-text';
import styles from './side-panels.module.css';

/** The sizes of a layout, in this order: the left panels' width, the right ones', and the upper ones' height. */
const sizeNames = ['left', 'right', 'rows'] as const;
type SizeName = (typeof sizeNames)[number];

/** In percent of the dashboard. */
const defaultSizes: readonly number[] = [28, 28, 50];

/** Limits of a panel's size, so that it and the main panel stay readable. Percent. */
const MIN_SIZE = 15;
const MAX_SIZE = 60;

/** Step of an arrow key. Percent. */
const SIZE_STEP = 2;

/** Clamps a size; with `beside`, the size of the other side, the main panel keeps at least the minimum. Percent. */
const clampSize = (percent: number, beside = 0): number =>
  Math.min(MAX_SIZE, 100 - MIN_SIZE - beside, Math.max(MIN_SIZE, percent));

/** The handles of one side: at its edge to the main panel, and between two panels. */
export function Separators({ layout, side }: { layout: Layout; side: 'left' | 'right' }) {
  const text = useText(dashboardText);
  const [title, width, rows] =
    side === 'left'
      ? [text.leftSizes, text.resizeLeft, text.resizeLeftRows]
      : [text.rightSizes, text.resizeRight, text.resizeRightRows];
  const count = sidesOf(layout)[side];
  if (count === 0) return null;
  return (
    <aside className={styles.handles} aria-label={title}>
      {count > 1 && <Separator layout={layout} size="rows" side={side} label={rows} />}
      <Separator layout={layout} size={side} side={side} label={width} />
    </aside>
  );
}

interface SeparatorProps {
  layout: Layout;
  /** The size that it changes: the width of the left or right panels, or the height of the upper ones. */
  size: SizeName;
  /** The side it is on. */
  side: 'left' | 'right';
  label: string;
}

/** A handle between panels: drag it, press the arrow keys, or double-click it for the default. Sizes are saved. */
function Separator({ layout, size, side, label }: SeparatorProps) {
  const [stored, keep] = usePanelSizes();
  const handle = useRef<HTMLDivElement>(null);
  const sizes = stored[layout] ?? defaultSizes;
  const value = sizes[sizeNames.indexOf(size)] ?? defaultSizes[sizeNames.indexOf(size)] ?? 0;
  const board = () => handle.current?.closest<HTMLElement>('[data-layout]');

  useEffect(() => {
    board()?.style.setProperty(`--size-${size}`, `${value}%`);
  }, [size, value]);

  const { left, right } = sidesOf(layout);
  const otherSide = size === 'left' && right > 0 ? sizes[1] : size === 'right' && left > 0 ? sizes[0] : 0;
  const set = (next: number) =>
    keep({ ...stored, [layout]: sizes.with(sizeNames.indexOf(size), clampSize(next, otherSide)) });
  const isColumn = size !== 'rows';

  function onKeyDown(event: KeyboardEvent) {
    const onward = isColumn === (size === 'left') || !isColumn ? 1 : -1;
    const steps: Partial<Record<string, number>> = isColumn
      ? { ArrowLeft: -SIZE_STEP * onward, ArrowRight: SIZE_STEP * onward }
      : { ArrowUp: -SIZE_STEP, ArrowDown: SIZE_STEP };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  }

  function onPointerMove(event: PointerEvent) {
    const area = board()?.getBoundingClientRect();
    if (!area || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    if (size === 'rows') set(((event.clientY - area.top) / area.height) * 100);
    else {
      const fromStart = ((event.clientX - area.left) / area.width) * 100;
      const fromLeft = getComputedStyle(event.currentTarget).direction === 'rtl' ? 100 - fromStart : fromStart;
      set(size === 'left' ? fromLeft : 100 - fromLeft);
    }
  }

  return (
    // ARIA's window splitter: a focusable separator with a value is a widget, which the lint rules do not know.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions
    <div
      ref={handle}
      className={styles.separator}
      data-size={size}
      data-side={side}
      role="separator"
      aria-orientation={isColumn ? 'vertical' : 'horizontal'}
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={MIN_SIZE}
      aria-valuemax={MAX_SIZE}
      // oxlint-disable-next-line a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => set(defaultSizes[sizeNames.indexOf(size)] ?? value)}
    />
  );
}
