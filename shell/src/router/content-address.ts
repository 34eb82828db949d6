import { shellParameters } from '@manna/shared/domain';

/** Path and query of what a page shows, without how the shell arranges it. */
export function contentAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  for (const name of shellParameters) parameters.delete(name);
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
