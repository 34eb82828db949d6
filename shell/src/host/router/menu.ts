import type { MenuEntry, ResolvedPillar, SiteConfig } from '@manna/shared/contracts';
import type { Accent } from '@manna/shared/ui';

/** A menu entry in its pillar's accent. */
export interface AccentedMenuEntry extends MenuEntry {
  accent: Accent;
}

/** What the pillars of a page put in the menu, in the order it is shown; known before, and without, their code. */
export const menuOf = (
  pillars: readonly ResolvedPillar[],
  { accountsServer }: Pick<SiteConfig, 'accountsServer'>,
): AccentedMenuEntry[] =>
  pillars
    .flatMap(({ metadata }) => metadata?.menu.map((entry) => ({ ...entry, accent: metadata.accent })) ?? [])
    // Where nobody can have an account, its page is no door to offer.
    .filter(({ path }) => path !== '/account' || accountsServer !== undefined)
    .sort((one, other) => one.order - other.order);
