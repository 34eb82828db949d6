import { NavLink, useExtensions, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { takesGifts } from '../../host/components/takes-gifts';
import { ModalLink } from '../../host/modals/modal-link';
import type { ShellModal } from '../../host/modals/modal-query';
import { menuLinks, type MenuLink } from './menu-entries';
import { menuText } from './menu-text';
import { SocialLinks } from './social-links';
import styles from './main-menu.module.css';

interface MenuMainProps {
  /** Opens a tab by its key. */
  onTab: (tab: string) => void;
}

/** The menu's first tab: every part of the site, its own pages, and how to support it. */
export function MenuMain({ onTab }: MenuMainProps) {
  const text = useText(menuText);
  const { main, pages } = menuLinks(useExtensions('menuEntries'), useSite(), text, useLanguage());
  return (
    <>
      <ul>
        {main.map((link) => (
          <li key={link.path} className={styles.row}>
            <MenuItem link={link} />
            {link.tab !== undefined && <TabButton tab={link.tab} label={text.more(link.label)} onTab={onTab} />}
          </li>
        ))}
      </ul>
      <ul className={styles.pages}>
        {pages.map((link) => (
          <li key={link.path}>
            <MenuItem link={link} />
          </li>
        ))}
      </ul>
      <Support />
      <ul className={styles.own}>
        <li>
          <ModalLink name="history" className={styles.entry}>
            {text.history}
          </ModalLink>
        </li>
        <li>
          <ModalLink name="preferences" className={styles.entry}>
            {text.preferences}
          </ModalLink>
        </li>
      </ul>
    </>
  );
}

function MenuItem({ link: { path, label, icon } }: { link: MenuLink }) {
  return (
    <NavLink to={path} end={path === '/'} className={styles.entry ?? ''}>
      {icon && <Icon name={icon} />}
      {label}
    </NavLink>
  );
}

interface TabButtonProps extends MenuMainProps {
  tab: string;
  label: string;
}

function TabButton({ tab, label, onTab }: TabButtonProps) {
  return (
    <button type="button" className={styles.chevron} aria-label={label} onClick={() => onTab(tab)}>
      <Icon name="next" />
    </button>
  );
}

const supportActions = [
  ['giving', 'donate'],
  ['share', 'share'],
  ['circulate', 'join'],
  ['contribute', 'contribute'],
] as const satisfies readonly (readonly [keyof typeof menuText, ShellModal])[];

function Support() {
  const text = useText(menuText);
  const site = useSite();
  const actions = supportActions.filter(([, modal]) => modal !== 'donate' || takesGifts(site));
  return (
    <section aria-label={text.support} className={styles.support}>
      <h2 className={styles.title}>{text.support}</h2>
      <ul className={styles.actions}>
        {actions.map(([label, modal]) => (
          <li key={modal}>
            <ModalLink name={modal} className={styles.action}>
              {text[label]}
            </ModalLink>
          </li>
        ))}
      </ul>
      <SocialLinks links={site.socialLinks} label={text.social} />
    </section>
  );
}
