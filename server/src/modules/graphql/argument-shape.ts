import type { GraphQLArgument } from 'graphql';
import { entryIdSchema, slugSchema } from '@manna/shared/contracts';
import { isTranslationSlug } from '@manna/shared/domain';
import { z } from 'zod';

/** What the text of an argument must look like. */
export interface Shape {
  schema: z.ZodType;
  /** The end of a sentence that begins with 'give'. */
  wanted: string;
}

const like = (pattern: RegExp) => z.string().regex(pattern);

const chapter = '[0-9A-Za-z]+\\.\\d{1,6}';
const verse = `${chapter}\\.\\d{1,6}`;

/** Whether something of that name exists is for resolvers to say: here, only what it looks like counts. */
const shapes: Readonly<Record<string, Shape>> = {
  chapter: { schema: like(new RegExp(`^${chapter}$`)), wanted: 'a chapter such as Gen.1' },
  verse: { schema: like(new RegExp(`^(?:${verse}|verses-\\d{8})$`)), wanted: 'a verse such as Gen.1.1' },
  passage: {
    schema: like(new RegExp(`^(?:${chapter}|${verse}(?:-${verse})?)$`)),
    wanted: 'a chapter or verses, such as Gen.1 or Gen.1.1-Gen.1.5',
  },
  slug: { schema: slugSchema, wanted: 'words in lower case joined by hyphens, such as 1-samuel' },
  translation: { schema: z.string().refine(isTranslationSlug), wanted: 'the slug of a translation, such as kjv' },
  path: { schema: like(/^\/[^?#]*$/), wanted: 'a path such as /encyclopedia/people/abraham' },
  language: { schema: like(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i), wanted: 'a language such as en' },
  strongs: { schema: like(/^[HG][1-9]\d{0,4}$/), wanted: "a Strong's number such as H430" },
  entry: { schema: entryIdSchema, wanted: 'the id of an entry, such as people-1' },
  day: { schema: z.iso.date(), wanted: 'a day as yyyy-mm-dd' },
  letter: { schema: like(/^.\p{M}*$/su), wanted: 'one letter' },
  text: { schema: z.string(), wanted: 'any text' },
};

/** The shape that an argument's @shape directive asks of its text; undefined if it has none. */
export function shapeOf({ astNode }: GraphQLArgument): Shape | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'shape');
  const value = directive?.arguments?.find(({ name }) => name.value === 'of')?.value;
  return value?.kind === 'EnumValue' ? shapes[value.value] : undefined;
}
