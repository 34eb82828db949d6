import { useVirtualizer } from 'react-window';

/** Rows drawn beyond those in sight, on either side. */
const OVERSCAN_ROWS = 2;
/** Height that a list is taken to have until it is measured. CSS pixels. */
const FIRST_HEIGHT_PX = 600;

interface VirtualRows {
  count: number;
  /** Of every row. CSS pixels. */
  rowHeight: number;
  /** The element that scrolls, or that holds the rows where the page scrolls them; null until it stands. */
  element: HTMLElement | null;
  scrollsWithPage: boolean;
}

/** Which rows of a long list are to be drawn, and where. */
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

/** Where a row stands in its list, for its style attribute; never on the server. */
export const rowStyle = ({ offset, size }: { offset: number; size: number }) => ({
  position: 'absolute' as const,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: size,
  transform: `translateY(${offset}px)`,
});
