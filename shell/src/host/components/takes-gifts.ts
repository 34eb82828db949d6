import type { SiteConfig } from '@manna/shared/contracts';

/** Whether this site has set up a way to receive gifts. */
export const takesGifts = ({ donation }: Pick<SiteConfig, 'donation'>): boolean =>
  donation.mailTo.length > 0 || donation.online !== undefined;
