import { useEffect, useState, type RefObject } from 'react';
import type { TimelineLane } from '@manna/shared/contracts';
import { watchColours } from '../../map/map-colours';
import { labelMeasure } from './label-width';
import { lanes, rowsOfLane } from './lanes';
import { readTimelineColours, type TimelineColours } from './timeline-colours';

/** What the drawing needs to know about the element that it fills. Lengths in pixels. */
export interface Measured {
  width: number;
  height: number;
  /** What is above the first lane. */
  axisHeight: number;
  /** The upper edge of the first row of each lane. */
  tops: Readonly<Record<TimelineLane, number>>;
  rowHeight: number;
  /** As a canvas takes it. */
  font: string;
  colours: TimelineColours;
  labelWidth: (name: string) => number;
}

function measure(scene: Element): Measured {
  const { top, width, height } = scene.getBoundingClientRect();
  const { font } = getComputedStyle(scene);
  const rowsOf = (lane: TimelineLane) =>
    scene.querySelector(`[data-lane='${lane}'] > [data-rows]`)?.getBoundingClientRect();
  return {
    width,
    height,
    axisHeight: (scene.querySelector('[data-lane]')?.getBoundingClientRect().top ?? top) - top,
    tops: Object.fromEntries(lanes.map((lane) => [lane, (rowsOf(lane)?.top ?? top) - top])) as Measured['tops'],
    rowHeight: (rowsOf('lives')?.height ?? 0) / rowsOfLane.lives,
    font,
    colours: readTimelineColours(scene),
    labelWidth: labelMeasure(font),
  };
}

/** Measures the element that the timeline is drawn in, again when its size or its colours change. Undefined until then. */
export function useMeasured(ref: RefObject<HTMLElement | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  const hasLayout = measured !== undefined;
  useEffect(() => {
    const element = ref.current;
    // Without it, as in tests without a layout, nothing is drawn: the list has everything.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setMeasured(measure(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  useEffect(() => {
    if (!hasLayout) return undefined;
    return watchColours(() => {
      if (ref.current) setMeasured(measure(ref.current));
    });
  }, [ref, hasLayout]);
  return measured;
}
