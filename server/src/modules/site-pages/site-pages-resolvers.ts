import type { SitePage } from '@manna/shared/contracts';
import type { QueryContext } from '../graphql/query-context';
import { languageOf } from '../language/page-language';

export const sitePagesResolvers = {
  Query: {
    sitePage: (
      _: unknown,
      { slug, language }: { slug: string; language: string },
      { sitePages }: QueryContext,
    ): Promise<SitePage | undefined> => sitePages.page(slug, languageOf(language)),
    sitePages: (_: unknown, { language }: { language: string }, { sitePages }: QueryContext): Promise<SitePage[]> =>
      sitePages.pages(languageOf(language)),
  },
};
