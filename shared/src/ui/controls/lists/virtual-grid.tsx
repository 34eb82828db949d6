import { useLayoutEffect, useRef, useState, type Key, type ReactNode } from 'react';
import { useIsScrolling, useVirtualizer } from 'react-window';
import { useListeners } from '../../hooks';
import gridStyles from '../../entries/grid.module.css';
import { gridIndex } from './grid-focus';
import { useGridMeasures, type GridMeasures } from './use-grid-measures';
import styles from './virtual-grid.module.css';

/** Scrolling has ended after this pause, in browsers without the scrollend event. Milliseconds. */
const SCROLL_IDLE_MS = 150;
/** Extra rows that are rendered above and below the visible ones. */
const OVERSCAN_ROWS = 2;
/** Assumed layout until it is measured: a phone's. */
const firstMeasures: GridMeasures = { columns: 2, rowPx: 200, gapPx: 16 };
const FIRST_HEIGHT_PX = 800;

interface VirtualGridProps<Item> {
  /** Name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** Renders a tile. All tiles have the same height, which their styles set, and one link or button. */
  children: (item: Item, index: number) => ReactNode;
  /** Whether only the visible tiles are rendered once the page is hydrated. The window has to scroll the grid. */
  isVirtual: boolean;
}

const isPlainKey = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !shiftKey;

/**
 * Tiles in as many columns of at least 120 px as fit, of any number if only the visible ones are rendered. The arrow keys,
 * Home and End move the focus among them.
 */
export function VirtualGrid<Item>({ label, items, keyOf, children, isVirtual }: VirtualGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setGrid(list.current), []);
  const measures = useGridMeasures(grid);
  const { columns, rowPx, gapPx } = measures ?? firstMeasures;
  const isMoving = isVirtual && measures !== null;
  const rows = useVirtualizer({
    count: Math.ceil(items.length / columns),
    element: grid,
    itemSize: rowPx,
    overscanCount: OVERSCAN_ROWS,
    defaultSize: FIRST_HEIGHT_PX,
    scrollElement: 'window',
  });
  const scrolling = useIsScrolling('window', { delay: SCROLL_IDLE_MS });
  const [firstRow] = rows.items;
  const first = isMoving ? (firstRow?.index ?? 0) * columns : 0;
  const shown = isMoving ? items.slice(first, first + rows.items.length * columns) : items;

  const waiting = useRef<number | null>(null);
  const linkAt = (index: number) =>
    grid?.querySelector<HTMLElement>(`:scope > [data-index="${index}"] :is(a, button)`) ?? null;
  useLayoutEffect(() => {
    if (waiting.current === null) return;
    const link = linkAt(waiting.current);
    if (link) waiting.current = null;
    link?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!grid || event.defaultPrevented || !isPlainKey(event) || !(event.target instanceof Element)) return;
    const at = event.target.closest('[data-index]')?.getAttribute('data-index');
    if (at == null) return;
    const rightToLeft = getComputedStyle(grid).direction === 'rtl';
    const next = gridIndex(event.key, Number(at), { count: items.length, columns, rightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    const link = linkAt(next);
    if (link) link.focus();
    else {
      // It is focused as soon as it is rendered.
      waiting.current = next;
      rows.scrollToIndex({ index: Math.floor(next / columns), align: 'center', behavior: 'instant' });
    }
  };
  useListeners(list, { keydown: onKeyDown });

  return (
    <ul
      ref={list}
      aria-label={label}
      className={`${gridStyles.grid} ${styles.grid}`}
      data-virtual={isMoving}
      data-scrolling={isMoving && scrolling}
      style={isMoving ? { paddingBlockStart: firstRow?.offset ?? 0, minBlockSize: rows.totalSize - gapPx } : undefined}
    >
      {shown.map((item, index) => (
        <li
          key={keyOf(item)}
          className={gridStyles.cell}
          data-index={first + index}
          {...(isMoving && { 'aria-setsize': items.length, 'aria-posinset': first + index + 1 })}
        >
          {children(item, first + index)}
        </li>
      ))}
    </ul>
  );
}
