import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent } from 'd3-zoom';

/** The largest zoom: a letter of a map fills a phone. */
const MOST = 12;
/** The zoom of one press of a button or a key. */
const STEP = 1.5;
/** How far one press of an arrow key moves the picture. CSS pixels. */
const PAN_PX = 80;

/** What moves and zooms a picture, besides the pointer. */
export interface PanZoom {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Moves the view by steps: (1, 0) shows more of what is on the right. */
  pan: (right: number, down: number) => void;
  /** Shows the whole picture. */
  reset: () => void;
  detach: () => void;
}

/**
 * Lets a reader move a picture by dragging and zoom it with the wheel, two fingers or a double click. `onZoom` gets the
 * zoom, which is 1 when the whole picture is shown.
 */
export function attachPanZoom(stage: HTMLElement, picture: HTMLElement, onZoom: (zoom: number) => void): PanZoom {
  const extent = (): [[number, number], [number, number]] => [
    [0, 0],
    [stage.clientWidth, stage.clientHeight],
  ];
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, MOST])
    .extent(extent)
    .translateExtent(extent())
    // Without an animation, which nobody asked for.
    .duration(0)
    .on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => {
      picture.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      onZoom(k);
    });
  const selection = select(stage).call(behaviour);
  const zoomOf = () => zoomTransform(stage).k;
  const reset = () => behaviour.transform(selection, zoomIdentity);
  // The size of the stage changes with the window and in full screen.
  let size = String(extent());
  const observer = new ResizeObserver(() => {
    // The first call reports the size that it has already.
    if (String(extent()) === size) return;
    size = String(extent());
    behaviour.translateExtent(extent());
    reset();
  });
  observer.observe(stage);
  return {
    zoomIn: () => behaviour.scaleBy(selection, STEP),
    zoomOut: () => behaviour.scaleBy(selection, 1 / STEP),
    pan: (right, down) => behaviour.translateBy(selection, (-right * PAN_PX) / zoomOf(), (-down * PAN_PX) / zoomOf()),
    reset,
    detach: () => {
      observer.disconnect();
      selection.on('.zoom', null);
    },
  };
}
