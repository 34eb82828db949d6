import type { ReactNode } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { Link, useLanguage, useSession, useSite, useText } from '@manna/shared/runtime';
import { ModalLink } from '../../host/modals/modal-link';
import { footerText } from './footer-text';
import { labelOf } from '../menu/menu-entries';
import { useAccountLinks } from '../../host/components/use-account-links';
import styles from './footer.module.css';

interface FooterProps {
  /** What the pillars put in the menu: their own words for their pages. */
  menu: readonly MenuEntry[];
}

/** The end of every page: the way to the pillars, to the people behind the site, and to the reader's own things. */
export function Footer({ menu }: FooterProps) {
  const text = useText(footerText);
  const { productName } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong className={styles.name}>{productName}</strong>
          {text.motto}
        </p>
        <SiteLinks menu={menu} />
        <AccountOptions />
      </div>
    </footer>
  );
}

/** Links under a name; what is null is left out. */
function Links({ label, children }: { label: string; children: readonly (ReactNode | null)[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>{children.map((link, index) => link !== null && <li key={index}>{link}</li>)}</ul>
    </nav>
  );
}

const ELSEWHERE = 'external noreferrer';

/** An address that the router does not know, `rel` saying whose it is; null where the site has none. */
const plain = (href: string | undefined, name: string, rel?: string): ReactNode =>
  href === undefined ? null : (
    <a href={href} rel={rel} className={styles.link}>
      {name}
    </a>
  );

function SiteLinks({ menu }: FooterProps) {
  const text = useText(footerText);
  const language = useLanguage();
  const { contactForm, socialLinks } = useSite();
  const inside = (path: string, name: string) => {
    const entry = menu.find((one) => one.path === path);
    return (
      <Link to={path} className={styles.link}>
        {entry ? labelOf(entry, language) : name}
      </Link>
    );
  };
  return (
    <Links label={text.site}>
      {[
        inside('/encyclopedia', text.encyclopedia),
        inside('/articles', text.articles),
        inside('/resources', text.resources),
        inside('/support-us', text.supportUs),
        plain(contactForm, text.contact, ELSEWHERE),
        plain(socialLinks[0]?.href, text.follow, ELSEWHERE),
      ]}
    </Links>
  );
}

const modal = (name: 'account' | 'history' | 'preferences', label: string): ReactNode => (
  <ModalLink name={name} className={styles.link}>
    {label}
  </ModalLink>
);

/** As for an anonymous reader until the session is known, so that the page is the same for everyone. */
function AccountOptions() {
  const text = useText(footerText);
  const { profile } = useSession();
  const { login, register, logout } = useAccountLinks();
  const account = login === undefined ? null : modal('account', text.manage);
  return (
    <Links label={text.account}>
      {[
        profile ? account : plain(login, text.login),
        modal('history', text.history),
        modal('preferences', text.preferences),
        profile ? plain(logout, text.signOut) : plain(register, text.register),
      ]}
    </Links>
  );
}
