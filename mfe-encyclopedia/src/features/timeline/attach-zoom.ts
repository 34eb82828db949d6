import { scaleLinear } from 'd3-scale';
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import { LEAST_YEARS, lengthOf, within, ZOOM_STEP, type TimeSpan } from './time-span';

interface Zoomed {
  /** What is dragged, and its width in pixels. */
  frame: HTMLElement;
  width: number;
  /** Gets the focus by a click on the frame. */
  handle: HTMLElement | null;
  whole: TimeSpan;
  onChange: (span: TimeSpan) => void;
}

/** An element that can be dragged and zoomed. */
export interface AttachedZoom {
  /** Says what is shown, which is where the next step begins: buttons, keys and links move the timeline, too. */
  show: (span: TimeSpan) => void;
  detach: () => void;
}

/** What the wheel reports for one step of a mouse. In pixels. */
const WHEEL_STEP = 100;

/** Years to pixels, when the whole fills the width. */
const wholeScale = (whole: TimeSpan, width: number) => scaleLinear([whole.from, whole.to], [0, width]);

/** The years that are shown under a transform of the whole. */
const spanOf = (transform: ZoomTransform, whole: TimeSpan, width: number): TimeSpan => {
  const [from = whole.from, to = whole.to] = transform.rescaleX(wholeScale(whole, width)).domain();
  return within({ from, to }, whole);
};

const transformOf = (span: TimeSpan, whole: TimeSpan, width: number): ZoomTransform => {
  const k = lengthOf(whole) / lengthOf(span);
  return zoomIdentity.scale(k).translate(-wholeScale(whole, width)(span.from), 0);
};

/** One step of a wheel is a step of the timeline; a touchpad makes many small ones. */
function wheelDelta({ deltaY, deltaMode }: WheelEvent): number {
  const steps = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY / WHEEL_STEP : deltaY;
  return -Math.min(Math.max(steps, -1), 1) * Math.log2(ZOOM_STEP);
}

/**
 * Lets a reader move the timeline by dragging, and zoom it with two fingers or with the wheel. The wheel belongs to the page
 * until the handle has the focus, or Ctrl is held.
 */
export function attachZoom({ frame, width, handle, whole, onChange }: Zoomed): AttachedZoom {
  const isForTimeline = (event: MouseEvent | WheelEvent | TouchEvent) => {
    if (event.type === 'wheel') return event.ctrlKey || handle === document.activeElement;
    return !event.ctrlKey && !('button' in event && event.button !== 0);
  };
  const extent: [[number, number], [number, number]] = [
    [0, 0],
    [width, 1],
  ];
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([1, lengthOf(whole) / LEAST_YEARS])
    .extent(extent)
    .translateExtent(extent)
    .filter(isForTimeline)
    .wheelDelta(wheelDelta)
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (sourceEvent instanceof MouseEvent && sourceEvent.type === 'mousedown') handle?.focus({ preventScroll: true });
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => onChange(spanOf(transform, whole, width)));
  const selection = select(frame).call(behaviour).on('dblclick.zoom', null);
  return {
    show: (span) => void selection.property('__zoom', transformOf(span, whole, width)),
    detach: () => void selection.on('.zoom', null),
  };
}
