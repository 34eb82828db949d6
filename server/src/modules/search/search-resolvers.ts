import { refusal } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';

interface SearchArguments {
  query: string;
  options: string;
  scope?: readonly string[] | null;
}

export const searchResolvers = {
  Query: {
    search(_: unknown, { query, options, scope }: SearchArguments, { search }: QueryContext): Promise<string[]> {
      if (!search) throw refusal('Only pages are searched for here.', 'UNAVAILABLE', 503);
      return search.search(query, options, scope ?? undefined);
    },
  },
};
