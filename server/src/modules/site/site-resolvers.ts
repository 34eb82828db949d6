import { collections, sitePillars, type SitePillar } from '@manna/shared/domain';
import type { QueryContext } from '../graphql/query-context';

/** The number of entries of a pillar, by category. */
async function countsOf(pillar: string, { entries }: QueryContext) {
  const ofPillar = new Set(collections.filter((one) => one.pillar === pillar).map(({ slug }) => slug));
  return (await entries.countByCategory()).filter(({ collection }) => ofPillar.has(collection));
}

export const siteResolvers = {
  Query: {
    pillars: (_: unknown, { ids }: { ids?: string[] | null }): readonly SitePillar[] =>
      ids ? sitePillars.filter(({ id }) => ids.includes(id)) : sitePillars,
    async counts(_: unknown, _args: unknown, { site }: QueryContext) {
      const { counts } = await site.record();
      return Object.entries(counts).map(([name, count]) => ({ name, count }));
    },
    attributions: async (_: unknown, _args: unknown, { site }: QueryContext) => (await site.record()).licences,
    redirect: (_: unknown, { path }: { path: string }, { site }: QueryContext) => site.redirect(path),
  },
  Pillar: {
    async count({ id }: SitePillar, _args: unknown, context: QueryContext): Promise<number> {
      if (id === 'bible') return (await context.bible.translations()).length;
      return (await countsOf(id, context)).reduce((sum, { count }) => sum + count, 0);
    },
    async categories({ id }: SitePillar, _args: unknown, context: QueryContext) {
      const counts = await countsOf(id, context);
      const categories = await context.entries.categories();
      return categories
        .filter(({ pillar }) => pillar === id)
        .map((category) => ({
          category,
          count: counts.find((one) => one.category === category.slug)?.count ?? 0,
        }));
    },
  },
};
