import type { SiteConfig } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { socialServices } from '../../host/components/social-services';
import styles from './main-menu.module.css';

/** The site's pages on other services; where it has none, the way to its own page about them. */
export function SocialLinks({ links, label }: { links: SiteConfig['socialLinks']; label: string }) {
  return (
    <ul className={styles.social} aria-label={label}>
      {links.map(({ service, href }) => (
        <li key={href}>
          <a href={href} rel="external noreferrer" className={styles.quiet}>
            {socialServices[service]}
          </a>
        </li>
      ))}
      {links.length === 0 && (
        <li>
          <Link to="/social-media" className={styles.quiet}>
            {label}
          </Link>
        </li>
      )}
    </ul>
  );
}
