import { handoutChoices, isTranslationSlug, type HandoutFormat } from '@manna/shared/domain';
import { languageSchema } from '@manna/shared/contracts';
import { z } from 'zod';
import type { PdfLayout } from './handout-messages';
import { BadHandout } from './made-files';

const isOn = (value: 'on' | 'off'): boolean => value === 'on';
const { paper, columns, margins, numbers, notes } = handoutChoices;

const querySchema = z.strictObject({
  paper: z.enum(paper).default(paper[0]),
  columns: z
    .enum(columns)
    .default(columns[0])
    .transform((value) => Number(value) as PdfLayout['columns']),
  margins: z.enum(margins).default(margins[0]),
  numbers: z.enum(numbers).default(numbers[0]).transform(isOn),
  notes: z.enum(notes).default(notes[0]).transform(isOn),
  /** The slug for a path that does not name one. */
  translation: z.string().refine(isTranslationSlug).optional(),
  /** The language of what the site says in the file. */
  language: languageSchema.optional(),
});

type Query = z.infer<typeof querySchema>;

export interface HandoutRequest {
  /** Path of the page: '/bible/john/3'. */
  page: string;
  format: HandoutFormat;
  layout: PdfLayout;
  translation: string | undefined;
  language: Query['language'];
}

const allowed: Readonly<Record<string, readonly string[]>> = { ...handoutChoices, language: languageSchema.options };

/** Says what is wrong with the first parameter that is. */
function sentenceOf(issue: z.core.$ZodIssue, query: Readonly<Record<string, unknown>>): string {
  if (issue.code === 'unrecognized_keys')
    return `There is no option "${issue.keys[0] ?? ''}": choose among ${Object.keys(querySchema.shape).join(', ')}.`;
  const name = String(issue.path[0]);
  const value = query[name];
  const shown = typeof value === 'string' ? value.slice(0, 40) : 'several values';
  const values = allowed[name];
  return `"${name}" is ${JSON.stringify(shown)}: ${values ? `use ${values.join(' or ')}` : 'use the short name of a translation, such as kjv'}.`;
}

/** Reads the path behind /handouts, and the query. Undefined if it names no file; throws BadHandout for a wrong option. */
export function readHandoutRequest(path: string, query: Readonly<Record<string, unknown>>): HandoutRequest | undefined {
  const [, page, format] = /^(\/.+)\.(pdf|epub)$/.exec(path) ?? [];
  if (page === undefined) return undefined;
  const read = querySchema.safeParse(query);
  const [issue] = read.error?.issues ?? [];
  if (!read.success) throw new BadHandout(issue ? sentenceOf(issue, query) : 'The options are wrong.');
  const { translation, language, ...layout } = read.data;
  return { page, format: format as HandoutFormat, layout, translation, language };
}
