import type { SiteConfig } from '@manna/shared/contracts';

/** Names of the services, the same in every language. */
export const socialServices: Readonly<Record<SiteConfig['socialLinks'][number]['service'], string>> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
};
