import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  type Placement,
  type ReferenceElement,
} from '@floating-ui/dom';

/** Room that a popup leaves at the edges of the viewport. CSS pixels. */
const EDGE_PX = 8;
const edges = { padding: EDGE_PX };

interface Setting {
  /** Between the anchor and the popup. CSS pixels. */
  margin: number;
  /**
   * The side it stands on where there is room; else it stands on the other one, if there is more. At `start` both begin
   * at one edge, the right one in a language that runs from the right, and the popup is as wide as its anchor at least.
   */
  placement: 'bottom-start' | 'top';
}

/**
 * Places a popup, which is shown or about to be, beside its anchor before the next frame is drawn, and again wherever one
 * of them moves or changes its size. It changes its side only where it has no more room there. Answers with `move`, for an
 * anchor that moves by itself, and `stop`.
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
        // Where neither side has room it lies over its anchor rather than beyond the edge.
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
