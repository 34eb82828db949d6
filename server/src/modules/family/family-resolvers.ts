import { z } from 'zod';
import { badInput } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import { familyAround, pathBetween, type KinGraph } from './kin-graph';

const MOST_GENERATIONS = 12;
const generations = z.strictObject({
  up: z.number().min(0).max(MOST_GENERATIONS),
  down: z.number().min(0).max(MOST_GENERATIONS),
});

const asFamily = ({ people, ties }: KinGraph) => ({ people: [...people.values()], ties });

export const familyResolvers = {
  Query: {
    everyFamily: async (_: unknown, _args: unknown, { families }: QueryContext) => asFamily(await families.graph()),
    family: async (
      _: unknown,
      { slug, up, down }: { slug: string; up: number; down: number },
      { families }: QueryContext,
    ) => {
      const asked = generations.safeParse({ up, down });
      if (!asked.success) throw badInput(`"up" and "down" are ${up} and ${down}: ask for 0 to ${MOST_GENERATIONS}.`);
      const graph = await families.graph();
      return graph.people.has(slug) ? asFamily(familyAround(graph, slug, asked.data)) : undefined;
    },
    kinPath: async (_: unknown, { from, to }: { from: string; to: string }, { families }: QueryContext) => {
      const [graph, [first, ...others]] = await Promise.all([families.graph(), families.bearersOf(to)]);
      if (!first) return undefined;
      return {
        to: first,
        others,
        steps: pathBetween(graph, from, first.slug)?.flatMap(({ to: slug, kind, osis }) => {
          const next = graph.people.get(slug);
          return next ? [{ person: next, kind, osis }] : [];
        }),
      };
    },
  },
};
