import type { DatingScheme } from '@manna/shared/contracts';
import { yearName, type yearsText } from '@manna/shared/domain';
import { eraTicks } from './era-ticks';
import { lengthOf, type TimeSpan } from './time-span';
import type { timelineText } from './timeline-text';

/** A line through all lanes, with its words at its head. */
export interface AxisMark {
  /** Pixels from the start edge. */
  x: number;
  name: string;
  /** Whether everything else is dated by it; a round year otherwise. */
  isMark: boolean;
}

/** Between two ticks, in pixels. */
const TICK_PX = 84;

/** Years that everything else is dated by. Historians have no year for the first two. */
const marks = [
  { name: 'creation', year: -4003, isOnlyTraditional: true },
  { name: 'flood', year: -2347, isOnlyTraditional: true },
  { name: 'resurrection', year: 30, isOnlyTraditional: false },
] as const;

/** The marks of the years that are shown in a width of so many pixels. */
export function axisMarks(
  span: TimeSpan,
  width: number,
  {
    text,
    years,
    scheme,
  }: {
    text: Pick<typeof timelineText, (typeof marks)[number]['name']>;
    years: typeof yearsText;
    scheme: DatingScheme;
  },
): AxisMark[] {
  const pxPerYear = width / lengthOf(span);
  const at = (year: number) => (year - span.from) * pxPerYear;
  return [
    ...eraTicks(span, width / TICK_PX).map((year) => ({ x: at(year), name: yearName(year, years), isMark: false })),
    ...marks
      .filter(({ isOnlyTraditional }) => scheme === 'tradition' || !isOnlyTraditional)
      .filter(({ year }) => year >= span.from && year < span.to)
      .map(({ name, year }) => ({ x: at(year), name: text[name], isMark: true })),
  ];
}
