import type { TimelineLane } from '@manna/shared/contracts';
import { lanes } from './lanes';

/** Colours of the drawing, in hexadecimal as the theme has them. */
export interface TimelineColours {
  ink: string;
  softInk: string;
  rule: string;
  mark: string;
  lanes: Readonly<Record<TimelineLane, LaneColours>>;
}

export interface LaneColours {
  line: string;
  /** The ground of a bar. */
  fill: string;
  /** The ground of a bar whose dates are uncertain. */
  uncertainFill: string;
}

/** How much of the lane's colour bars have. */
const [FILL, UNCERTAIN_FILL] = [0.16, 0.07];

/** A mixture of two colours in hexadecimal, opaque, so that a bar is filled only once. */
function mixed(colour: string, ground: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixture = [1, 3, 5].map((at) => Math.round(share * part(colour, at) + (1 - share) * part(ground, at)));
  return `rgb(${mixture.join(', ')})`;
}

/** The colours that the page has now. `scene` has an element for each lane, whose style sheet gives it its colour. */
export function readTimelineColours(scene: Element): TimelineColours {
  const token = (element: Element | null, name: string) =>
    element ? getComputedStyle(element).getPropertyValue(name).trim() : '';
  const card = token(scene, '--card');
  const laneColours = (lane: TimelineLane): LaneColours => {
    const line = token(scene.querySelector(`[data-lane='${lane}']`), '--lane');
    return { line, fill: mixed(line, card, FILL), uncertainFill: mixed(line, card, UNCERTAIN_FILL) };
  };
  return {
    ink: token(scene, '--ink'),
    softInk: token(scene, '--ink-soft'),
    rule: token(scene, '--rule'),
    mark: token(scene, '--red'),
    lanes: Object.fromEntries(lanes.map((lane) => [lane, laneColours(lane)])) as TimelineColours['lanes'],
  };
}
