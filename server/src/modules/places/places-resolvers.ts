import type { QueryContext } from '../graphql/query-context';

export const placesResolvers = {
  Query: { mappedPlaces: (_: unknown, _args: unknown, { places }: QueryContext) => places.mapped() },
};
