/** The path of the same page without trailing slashes and trailing index segments: '/bible/index' becomes '/bible'. */
export function withoutIndex(path: string): string {
  const segments = path.split('/');
  while (segments.length > 0 && (segments.at(-1) === '' || segments.at(-1) === 'index')) segments.pop();
  return segments.length === 0 ? '/' : segments.join('/');
}
