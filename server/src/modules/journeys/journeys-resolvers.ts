import type { Journey, Lineage } from '@manna/shared/contracts';
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
    travellers: ({ travellers }: Journey, _args: unknown, { entries }: QueryContext) => entries.byIds(travellers),
  },
  JourneyStop: {
    place: ({ place }: Journey['stops'][number], _args: unknown, { entries }: QueryContext) => entries.byId(place),
  },
  LineageMember: {
    person: ({ person }: Lineage['members'][number], _args: unknown, { entries }: QueryContext) =>
      person === undefined ? undefined : entries.byId(person),
  },
};
