import type { SiteConfig } from '@manna/shared/contracts';
import { socialServices } from '../../host/components/social-services';
import styles from './main-menu.module.css';

/** Links to the site's pages on social media, once it has any. */
export function SocialLinks({ links, label }: { links: SiteConfig['socialLinks']; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={label}>
      {links.map(({ service, href }) => (
        <li key={href}>
          <a href={href} rel="external noreferrer" className={styles.quiet}>
            {socialServices[service]}
          </a>
        </li>
      ))}
    </ul>
  );
}
