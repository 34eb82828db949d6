/** Where a link leads on this site, as path and query; undefined for one that leads elsewhere, or within its page. */
export function sitePath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (/^\/(?:api|data|oauth2)\//.test(link.pathname)) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== '' ? undefined : link.pathname + link.search;
}

/** The link to a page of this site that an event is about. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && sitePath(link) !== undefined ? link : undefined;
}

/** The same, if it stands in a page's own text, and not in the header, the menu or the footer. */
export function linkInText(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = linkOf(target);
  return link?.closest('main, [data-panel]') ? link : undefined;
}
