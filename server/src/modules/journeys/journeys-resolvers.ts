import type { Journey, Lineage } from '@manna/shared/contracts';
import type { GraphQLResolveInfo } from 'graphql';
import { entriesFor, entryFor } from '../entries/read-entry';
import type { QueryContext } from '../graphql/query-context';

export const journeysResolvers = {
  Query: {
    journeys: (_: unknown, _args: unknown, { journeys }: QueryContext) => journeys.journeys(),
    journey: async (_: unknown, { slug }: { slug: string }, { journeys }: QueryContext) =>
      (await journeys.journeys(slug))[0],
    lineages: (_: unknown, _args: unknown, { journeys }: QueryContext) => journeys.lineages(),
    lineage: async (_: unknown, { slug }: { slug: string }, { journeys }: QueryContext) =>
      (await journeys.lineages(slug))[0],
  },
  Journey: {
    travellers: ({ travellers }: Journey, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      entriesFor(travellers, context, info),
  },
  JourneyStop: {
    place: ({ place }: Journey['stops'][number], _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      entryFor(place, context, info),
  },
  LineageMember: {
    person: ({ person }: Lineage['members'][number], _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      person === undefined ? undefined : entryFor(person, context, info),
  },
};
