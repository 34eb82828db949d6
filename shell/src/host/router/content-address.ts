import { shellParameters } from '@manna/shared/domain';

/** Path and query of the content of a page, without the shell's own parameters. */
export function contentAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  for (const name of shellParameters) parameters.delete(name);
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/** Path of a page and the part of the query that its loader reads; all of the query if that is undefined. */
export function dataAddress(url: Pick<URL, 'pathname' | 'search'>, loaderQuery: readonly string[] | undefined): string {
  if (!loaderQuery) return contentAddress(url);
  const parameters = new URLSearchParams(url.search);
  return [url.pathname, ...loaderQuery.flatMap((name) => [name, ...parameters.getAll(name)])].join('\n');
}
