import { useState, type Key, type ReactNode } from 'react';
import { useIsScrolling } from 'react-window';
import { useHydrated } from '../../hooks/use-hydrated';
import { rowStyle, useVirtualRows } from './use-virtual-rows';
import styles from './virtual-list.module.css';

/** Scrolling has ended after this pause, in browsers without the scrollend event. Milliseconds. */
const SCROLL_IDLE_MS = 150;
/** Number of rows in the server's HTML, because the server does not know how many are visible. */
export const SERVER_ROWS = 30;

interface VirtualListProps<Row> {
  /** Name of the list. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** Renders the content of a row, which fills its height. */
  children: (row: Row, index: number) => ReactNode;
  /** Height of every row, in CSS pixels. */
  rowHeight: number;
  /** 'itself' (default): the list scrolls within the height of its container; 'page': it grows and the page scrolls. */
  scrolls?: 'itself' | 'page';
}

/** A list of any length that renders only its visible rows. The server renders its first rows as a plain list. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  return useHydrated() ? <MovingRows {...props} /> : <FirstRows {...props} />;
}

function FirstRows<Row>({ label, rows, keyOf, children, scrolls = 'itself' }: VirtualListProps<Row>) {
  return (
    <div className={styles.view} data-scrolls={scrolls}>
      <ul aria-label={label} className={styles.rows}>
        {rows.slice(0, SERVER_ROWS).map((row, index) => (
          <li key={keyOf(row)}>{children(row, index)}</li>
        ))}
      </ul>
    </div>
  );
}

function MovingRows<Row>({ label, rows, keyOf, children, rowHeight, scrolls = 'itself' }: VirtualListProps<Row>) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scrollsWithPage = scrolls === 'page';
  const { items, totalSize } = useVirtualRows({ count: rows.length, rowHeight, element, scrollsWithPage });
  const scrolling = useIsScrolling(scrollsWithPage ? 'window' : element, { delay: SCROLL_IDLE_MS });
  const rendered = items.flatMap((item) => {
    const row = rows[item.index];
    return row === undefined ? [] : [{ item, row }];
  });
  return (
    <div ref={setElement} className={styles.view} data-scrolls={scrolls} data-scrolling={scrolling}>
      <ul aria-label={label} className={styles.rows} style={{ blockSize: totalSize }}>
        {rendered.map(({ item, row }) => (
          <li key={keyOf(row)} style={rowStyle(item)} aria-setsize={rows.length} aria-posinset={item.index + 1}>
            {children(row, item.index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
