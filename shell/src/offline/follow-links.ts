/** The link that a click follows inside this site; undefined for every other click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere ? link : undefined;
}

/**
 * While `isOffline` says so, links are followed by the browser itself and not by the router: whole pages are kept, the
 * data that the router would ask for need not be. What it answers ends that.
 */
export function followLinksByDocument(isOffline: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    // Before React hears of it, whose listeners stand further in.
    if (isOffline() && linkOf(event)) event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
