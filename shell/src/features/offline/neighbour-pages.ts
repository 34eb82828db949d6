import { contentAddress } from '../../host/router/content-address';
import { AHEAD } from '../../host/page-turner/reveal-ahead';

/** The previous and the next page of the one in the main panel, from its links. */
export function neighbourPages(main: ParentNode | null): string[] {
  const links = [...(main?.querySelectorAll<HTMLAnchorElement>('a[rel~="next"][href], a[rel~="prev"][href]') ?? [])]
    // The page that is rendered ahead has neighbours of its own.
    .filter((link) => link.origin === location.origin && !link.closest(AHEAD))
    // Readers go forward more often than back.
    .sort((one, other) => Number(other.relList.contains('next')) - Number(one.relList.contains('next')));
  return [...new Set(links.map((link) => contentAddress(link)))];
}
