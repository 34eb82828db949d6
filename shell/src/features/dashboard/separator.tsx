import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Layout } from '@manna/shared/domain';
import { usePanelSizes } from '@manna/shared/runtime';
import { sidesOf } from './dashboard-address';
import { MAX_SIZE, MIN_SIZE, SIZE_STEP, clampSize, defaultSizes, sizeNames, type SizeName } from './panel-sizes';
import styles from './side-panels.module.css';

interface SeparatorProps {
  layout: Layout;
  /** What it makes wider or higher: the left panels, the right ones, or the upper ones. */
  size: SizeName;
  label: string;
}

/** A handle between panels: dragged, or moved by arrow keys, and set back by a double click. Sizes are kept. */
export function Separator({ layout, size, label }: SeparatorProps) {
  const [kept, keep] = usePanelSizes();
  const handle = useRef<HTMLDivElement>(null);
  const sizes = kept[layout] ?? defaultSizes;
  const value = sizes[sizeNames.indexOf(size)] ?? defaultSizes[sizeNames.indexOf(size)] ?? 0;
  const board = () => handle.current?.closest<HTMLElement>('[data-layout]');

  useEffect(() => {
    board()?.style.setProperty(`--size-${size}`, `${value}%`);
  }, [size, value]);

  const { left, right } = sidesOf(layout);
  const otherSide = size === 'left' && right > 0 ? sizes[1] : size === 'right' && left > 0 ? sizes[0] : 0;
  const set = (next: number) =>
    keep({ ...kept, [layout]: sizes.with(sizeNames.indexOf(size), clampSize(next, otherSide)) });
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
    // ARIA's window splitter: a separator that can be focused and has a value is a widget, which the rules do not know.
    // oxlint-disable-next-line a11y/no-noninteractive-element-interactions
    <div
      ref={handle}
      className={styles.separator}
      data-size={size}
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
