import { z } from 'zod';
import { figureShapeSchema } from './figure-shapes';

/**
 * Words inside a block of prose that share one kind.
 * text, emphasis, strong: words. reference: words that name verses, with their OSIS range ('Gen.12.1-Gen.12.3', or
 * 'Gen.12.1'). entry: words that link to another entry of the site.
 * footnote: the number of a footnote of the same prose, as readers see it.
 */
export const proseInlineSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['text', 'emphasis', 'strong']), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal('reference'), text: z.string().min(1), osis: z.string().min(1) }),
  z.strictObject({ kind: z.literal('entry'), text: z.string().min(1), id: z.string().min(1), path: z.string().min(1) }),
  z.strictObject({ kind: z.literal('footnote'), text: z.string().regex(/^[1-9][0-9]*$/) }),
]);

const inlines = z.array(proseInlineSchema).min(1);

/** The first cell of each row is the header of the row. Rows have as many cells as `head`. */
export const proseTableSchema = z.strictObject({
  kind: z.literal('table'),
  caption: inlines,
  head: z.array(inlines).min(2),
  rows: z.array(z.array(inlines).min(2)).min(1),
});

/**
 * A block of prose. scripture: a block quotation, which the build fills from the King James Version.
 * heading: `id` is unique in its entry, for links to the heading.
 * figure: a drawing of `width` by `height` CSS pixels. `alt` says in words what it shows.
 * pullQuote: words of the prose, repeated in large letters.
 * footnotes: always the last block. The first one is number 1.
 */
export const proseBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), inlines }),
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string().min(1),
    text: z.string().min(1),
  }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(inlines).min(1),
  }),
  z.strictObject({ kind: z.literal('scripture'), osis: z.string().min(1), text: z.string().min(1) }),
  proseTableSchema,
  z.strictObject({
    kind: z.literal('figure'),
    alt: z.string().min(1),
    caption: inlines,
    width: z.number().positive(),
    height: z.number().positive(),
    shapes: z.array(figureShapeSchema).min(1),
  }),
  z.strictObject({ kind: z.literal('pullQuote'), text: z.string().min(1) }),
  z.strictObject({ kind: z.literal('footnotes'), notes: z.array(inlines).min(1) }),
]);

/** An entry's text as data. It contains no markup, so nothing in it can be executed. */
export const proseSchema = z.array(proseBlockSchema);
export type ProseInline = z.infer<typeof proseInlineSchema>;
export type ProseTable = z.infer<typeof proseTableSchema>;
export type ProseBlock = z.infer<typeof proseBlockSchema>;
export type Prose = z.infer<typeof proseSchema>;
