/** Path and query of a link to a page of this site; undefined for other sites and for anchors of the same page. */
export function sitePath(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return undefined;
  if (/^\/(?:api|data|oauth2)\//.test(link.pathname)) return undefined;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash !== '' ? undefined : link.pathname + link.search;
}

/** The link to a page of this site that contains the target of an event. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && sitePath(link) !== undefined ? link : undefined;
}

/** The same, if it is in a page and not in header, menu or footer. */
export function linkInText(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = linkOf(target);
  return link?.closest('main, [data-panel]') ? link : undefined;
}
