/** Query parameters by which the shell arranges a page, and which never change what stands on it. */
const SHELL_PARAMETERS = ['layout', 'panels', 'mdl', 'account'] as const;

/** Path and query of what a page shows, without how the shell arranges it. */
export function contentAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  for (const name of SHELL_PARAMETERS) parameters.delete(name);
  const query = parameters.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
