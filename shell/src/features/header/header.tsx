import { memo, type ComponentType, type MouseEvent } from 'react';
import { labelOf, type Extension } from '@manna/shared/domain';
import { isForBrowser, Link, NavLink, useExtensions, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { MENU_ID } from '../../host/document/element-ids';
import { useModal } from '../../host/modals/use-modal';
import { ActionField } from '../../host/slots/action-field';
import { CrumbTrail } from './crumb-trail';
import { headerText } from './header-text';
import { Logo } from './logo';
import { MoreOptions, type MorePanelProps } from './more-options';
import styles from './header.module.css';

interface HeaderProps extends MorePanelProps {
  /** Content of the more-options panel, loaded when it first opens. */
  MorePanel: ComponentType<MorePanelProps>;
}

// They are the same on every page.
const SteadyPillarLinks = memo(PillarLinks);

/** The header of every page: menu, product name, breadcrumbs, links of the pillars, and more options. */
export function Header({ MorePanel, ...page }: HeaderProps) {
  const text = useText(headerText);
  const { productName } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} popoverTarget={MENU_ID} aria-label={text.openMenu}>
          <Icon name="menu" />
        </button>
        <Link to="/" className={styles.brand}>
          <Logo />
          <span className={styles.name}>{productName}</span>
        </Link>
        {page.crumbs.length > 0 && <CrumbTrail crumbs={page.crumbs} />}
        <SteadyPillarLinks />
        {useExtensions('headerActions').map((action) => (
          <HeaderAction key={action.key} action={action} />
        ))}
        <MoreOptions MorePanel={MorePanel} {...page} />
      </div>
    </header>
  );
}

/** Links of the pillars, when the bar is wide enough for them. */
function PillarLinks() {
  const text = useText(headerText);
  const language = useLanguage();
  return (
    <nav aria-label={text.pillars} className={styles.pillars}>
      {useExtensions('headerLinks').map(({ key, page }) => (
        <NavLink key={key} to={page.path} className={styles.pillar ?? ''}>
          {labelOf(page, language)}
        </NavLink>
      ))}
    </nav>
  );
}

/** Opens a modal over this page; without JavaScript, and in a new tab, it leads to the pillar's page. It may have a field. */
function HeaderAction({ action }: { action: Extension<'headerActions'> }) {
  const { page, modal, field } = action;
  const label = labelOf(action, useLanguage());
  const { toggle } = useModal();
  const onClick = (event: MouseEvent) => {
    if (modal === undefined || isForBrowser(event)) return;
    event.preventDefault();
    toggle(modal);
  };
  const button = (
    <Link
      to={page.path}
      className={styles.tool}
      aria-label={label}
      {...(field !== undefined && { 'aria-keyshortcuts': 'Control+K Meta+K' })}
      onClick={onClick}
    >
      <Icon name={page.icon} />
    </Link>
  );
  if (field === undefined) return button;
  return (
    <ActionField action={action} label={label} isInHeader>
      {button}
    </ActionField>
  );
}
