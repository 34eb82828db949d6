import type { SiteConfig } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { socialServices } from '../../host/components/social-services';
import styles from './main-menu.module.css';

/** Links to the site's pages on social media; if there are none, a link to the page about that. */
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
