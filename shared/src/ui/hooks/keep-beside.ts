import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  type Placement,
  type ReferenceElement,
} from '@floating-ui/dom';

/** Space between a popup and the edges of the viewport. */
const EDGE_PX = 8;
const edges = { padding: EDGE_PX };

interface Setting {
  /** Gap between the anchor and the popup. CSS pixels. */
  margin: number;
  /**
   * The preferred side; the opposite side is used if there is more space. With `start` both are aligned at the start
   * edge (the right one in right-to-left languages), and the popup is at least as wide as its anchor.
   */
  placement: 'bottom-start' | 'top';
}

/**
 * Positions a popup beside its anchor before the next frame, and again when either of them moves or is resized. It
 * changes sides only if it no longer fits. Returns `move`, to call after moving the anchor, and `stop`.
 */
export function keepBeside(popup: HTMLElement, anchor: ReferenceElement, { margin, placement: wanted }: Setting) {
  const asWide = wanted === 'bottom-start';
  let current: Placement = wanted;
  const move = () => {
    if (asWide) popup.style.minInlineSize = `${anchor.getBoundingClientRect().width}px`;
    void computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: current,
      middleware: [
        offset(margin),
        flip({ ...edges, crossAxis: false, flipAlignment: false }),
        // If it fits on neither side, it covers its anchor rather than overflow the viewport.
        shift({ ...edges, crossAxis: true }),
      ],
    }).then(({ x, y, placement }) => {
      current = placement;
      popup.style.margin = '0';
      popup.style.inset = `${y}px auto auto ${x}px`;
    });
  };
  return { move, stop: autoUpdate(anchor, popup, move) };
}
