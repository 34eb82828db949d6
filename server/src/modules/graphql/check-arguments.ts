import type { GraphQLSchema } from 'graphql';
import { badInput } from './bad-input';
import { eachResolver } from './each-resolver';

/** The longest argument that a page sends is a path or a passage. */
const MAX_CHARACTERS = 2_000;

/** Throws badInput for a text that nothing can be named by: PostgreSQL stores no U+0000. */
function checkText(name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) checkText(name, item);
  if (typeof value !== 'string') return;
  if (value.length > MAX_CHARACTERS)
    throw badInput(`"${name}" has ${value.length} characters: send at most ${MAX_CHARACTERS}.`);
  if (value.includes('\0')) throw badInput(`"${name}" has a character that no name has: U+0000.`);
}

/** Makes every field check the texts among its arguments before it resolves. */
export const checkArguments = (schema: GraphQLSchema): GraphQLSchema =>
  eachResolver(schema, (resolve, field) =>
    field.args.length === 0
      ? undefined
      : (source, args, context, info) => {
          for (const [name, value] of Object.entries(args)) checkText(name, value);
          return resolve(source, args, context, info);
        },
  );
