/** Where a link leads on this site, as path and query; undefined for one that leads elsewhere, or within its page. */
export function sitePath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (/^\/(?:api|data|oauth2)\//.test(link.pathname)) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== '' ? undefined : link.pathname + link.search;
}

/** The link of the page's own text that an event is about; not one of the header, the menu or the footer. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>('main a[href], [data-panel] a[href]');
  return link && sitePath(link) !== undefined ? link : undefined;
}
