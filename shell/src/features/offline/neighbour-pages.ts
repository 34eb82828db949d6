import { contentAddress } from '../../host/router/content-address';
import { AHEAD } from '../../host/page-turner/use-page-turner';

/** The pages one step before and after the one in the main panel, as its own links name them. */
export function neighbourPages(main: ParentNode | null): string[] {
  const links = [...(main?.querySelectorAll<HTMLAnchorElement>('a[rel~="next"][href], a[rel~="prev"][href]') ?? [])]
    // The page that is rendered ahead has neighbours of its own.
    .filter((link) => link.origin === location.origin && !link.closest(AHEAD))
    // The way on is taken more often than the way back.
    .sort((one, other) => Number(other.relList.contains('next')) - Number(one.relList.contains('next')));
  return [...new Set(links.map((link) => contentAddress(link)))];
}
