import { useVirtualizer } from 'react-window';

/** Extra rows that are rendered above and below the visible ones. */
const OVERSCAN_ROWS = 2;
/** Assumed height of a list until it is measured. */
const FIRST_HEIGHT_PX = 600;

interface VirtualRows {
  count: number;
  /** Height of every row. CSS pixels. */
  rowHeight: number;
  /** The scroll container, or the list itself if the page scrolls; null before mounting. */
  element: HTMLElement | null;
  scrollsWithPage: boolean;
}

/** The rows of a long list to render, with their offsets. */
export function useVirtualRows({ count, rowHeight, element, scrollsWithPage }: VirtualRows) {
  return useVirtualizer({
    count,
    element,
    itemSize: rowHeight,
    overscanCount: OVERSCAN_ROWS,
    defaultSize: FIRST_HEIGHT_PX,
    ...(scrollsWithPage ? { scrollElement: 'window' as const } : {}),
  });
}

/** Style of a row at its offset; not used on the server. */
export const rowStyle = ({ offset, size }: { offset: number; size: number }) => ({
  position: 'absolute' as const,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: size,
  transform: `translateY(${offset}px)`,
});
