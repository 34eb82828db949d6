import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import { shapeOf, type Shape } from './argument-shape';
import { badInput } from './bad-input';
import { eachResolver } from './each-resolver';
import { shown } from './shown-value';

/** The longest argument that a page sends is a path or a passage. */
const MAX_CHARACTERS = 2_000;

/** Throws badInput for a text that names nothing: PostgreSQL stores no U+0000, and each argument has its shape. */
function checkText(name: string, value: unknown, shape: Shape | undefined): void {
  if (Array.isArray(value)) for (const item of value) checkText(name, item, shape);
  if (typeof value !== 'string') return;
  if (value.length > MAX_CHARACTERS)
    throw badInput(`"${name}" has ${value.length} characters: send at most ${MAX_CHARACTERS}.`);
  if (value.includes('\0')) throw badInput(`"${name}" has a character that no name has: U+0000.`);
  if (shape && !shape.schema.safeParse(value).success)
    throw badInput(`"${name}" is ${shown(value)}: give ${shape.wanted}.`);
}

const shapesOf = (args: readonly GraphQLArgument[]): ReadonlyMap<string, Shape | undefined> =>
  new Map(args.map((argument) => [argument.name, shapeOf(argument)]));

/** Makes every field check the texts among its arguments before it resolves. */
export const checkArguments = (schema: GraphQLSchema): GraphQLSchema =>
  eachResolver(schema, (resolve, field) => {
    if (field.args.length === 0) return undefined;
    const shapes = shapesOf(field.args);
    return (source, args, context, info) => {
      for (const [name, value] of Object.entries(args)) checkText(name, value, shapes.get(name));
      return resolve(source, args, context, info);
    };
  });
