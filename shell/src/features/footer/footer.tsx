import type { ReactNode } from 'react';
import { labelOf, type Extension } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useSession, useSite, useText } from '@manna/shared/runtime';
import { ModalLink } from '../../host/modals/modal-link';
import { footerText } from './footer-text';
import { useAccountLinks } from '../../host/components/use-account-links';
import styles from './footer.module.css';

/** The footer of every page: links to the pillars, to the people behind the site, and to the reader's account. */
export function Footer() {
  const text = useText(footerText);
  const { productName } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.words}>
          <strong className={styles.name}>{productName}</strong>
          {text.motto}
        </p>
        <SiteLinks />
        <AccountOptions />
      </div>
    </footer>
  );
}

/** Links with a heading; null entries are left out. */
function Links({ label, children }: { label: string; children: readonly (ReactNode | null)[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>{children.map((link, index) => link !== null && <li key={index}>{link}</li>)}</ul>
    </nav>
  );
}

const ELSEWHERE = 'external noreferrer';

/** A link to another site, with its `rel`; null if the site's settings have none. */
const plain = (href: string | undefined, name: string, rel?: string): ReactNode =>
  href === undefined ? null : (
    <a href={href} rel={rel} className={styles.link}>
      {name}
    </a>
  );

const inside = (path: string, name: string): ReactNode => (
  <Link to={path} className={styles.link}>
    {name}
  </Link>
);

const modal = (name: string, label: string): ReactNode => (
  <ModalLink name={name} className={styles.link}>
    {label}
  </ModalLink>
);

type FooterLink = Extension<'footerLinks'>;
const leadsToPage = (link: FooterLink): link is Extract<FooterLink, { page: object }> => 'page' in link;
const opensModal = (link: FooterLink): link is Extract<FooterLink, { modal: string }> => 'modal' in link;

function SiteLinks() {
  const text = useText(footerText);
  const language = useLanguage();
  const { contactForm, socialLinks } = useSite();
  const links = useExtensions('footerLinks').filter(leadsToPage);
  return (
    <Links label={text.site}>
      {[
        ...links.map(({ page }) => inside(page.path, labelOf(page, language))),
        inside('/privacy', text.privacy),
        inside('/terms', text.terms),
        inside('/support-us', text.supportUs),
        plain(contactForm, text.contact, ELSEWHERE),
        plain(socialLinks[0]?.href, text.follow, ELSEWHERE),
      ]}
    </Links>
  );
}

/** The anonymous version until the session is known, so that the page from the server is the same for everyone. */
function AccountOptions() {
  const text = useText(footerText);
  const language = useLanguage();
  const { accountsServer } = useSite();
  const { profile } = useSession();
  const { login, register, logout } = useAccountLinks();
  const hasAccount = profile !== null && accountsServer !== undefined;
  const links = useExtensions('footerLinks').filter(opensModal);
  return (
    <Links label={text.account}>
      {[
        ...(hasAccount ? links.map((link) => modal(link.modal, labelOf(link, language))) : []),
        profile ? null : plain(login, text.login),
        modal('history', text.history),
        modal('preferences', text.preferences),
        profile ? plain(logout, text.signOut) : plain(register, text.register),
      ]}
    </Links>
  );
}
