import { z } from 'zod';

/** The inks of a figure: the colour of the text around it, and tokens of the site, so that it follows the theme. */
export const figureInks = [
  'none',
  'currentColor',
  'var(--ink-soft)',
  'var(--rule)',
  'var(--paper)',
  'var(--sunk)',
  'var(--accent)',
  'var(--red)',
  'var(--orange)',
  'var(--yellow)',
  'var(--green)',
  'var(--blue)',
  'var(--purple)',
] as const;

/** CSS pixels. Smaller words cannot be read on a phone. */
export const SMALLEST_FIGURE_WORDS = 12;

const number = z.number();
const ink = z.enum(figureInks);
const look = {
  fill: ink.optional(),
  fillOpacity: number.min(0).max(1).optional(),
  stroke: ink.optional(),
  strokeWidth: number.positive().optional(),
  strokeDasharray: z
    .string()
    .regex(/^[0-9. ]+$/)
    .optional(),
};

/** A shape of a figure, with the names and units of SVG. Only these attributes exist, so a figure cannot run code. */
export const figureShapeSchema = z.discriminatedUnion('tag', [
  z.strictObject({ tag: z.literal('path'), ...look, d: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/) }),
  z.strictObject({
    tag: z.literal('rect'),
    ...look,
    x: number,
    y: number,
    width: number.nonnegative(),
    height: number.nonnegative(),
    rx: number.nonnegative().optional(),
  }),
  z.strictObject({ tag: z.literal('line'), ...look, x1: number, y1: number, x2: number, y2: number }),
  z.strictObject({ tag: z.literal('circle'), ...look, cx: number, cy: number, r: number.positive() }),
  z.strictObject({
    tag: z.literal('ellipse'),
    ...look,
    cx: number,
    cy: number,
    rx: number.positive(),
    ry: number.positive(),
  }),
  z.strictObject({ tag: z.enum(['polyline', 'polygon']), ...look, points: z.string().regex(/^[0-9 ,.-]+$/) }),
  z.strictObject({
    tag: z.literal('text'),
    ...look,
    x: number,
    y: number,
    fontSize: number.min(SMALLEST_FIGURE_WORDS).optional(),
    fontWeight: z.literal(600).optional(),
    fontStyle: z.literal('italic').optional(),
    textAnchor: z.enum(['start', 'middle', 'end']).optional(),
    text: z.string().min(1),
  }),
]);
export type FigureShape = z.infer<typeof figureShapeSchema>;
