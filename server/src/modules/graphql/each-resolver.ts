import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';

export type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

/** Replaces the resolver of every field of the site's types, in place. `wrap` returns undefined to leave one as it is. */
export function eachResolver(
  schema: GraphQLSchema,
  wrap: (resolve: Resolver, field: GraphQLField<unknown, unknown>) => Resolver | undefined,
): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const wrapped = wrap((field.resolve ?? defaultFieldResolver) as Resolver, field);
      if (wrapped) field.resolve = wrapped;
    }
  }
  return schema;
}
