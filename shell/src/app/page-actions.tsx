import { offersAbout } from '@manna/shared/domain';
import { useExtensions, useLanguage, useText, type Trail } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { ChooseLayout } from '../features/dashboard/choose-layout';
import { useOpenInPanel } from '../features/dashboard/links/use-open-in-panel';
import type { MorePanelProps } from '../features/header/more-options';
import { SiteVersions } from '../features/versions/site-versions';
import { BookmarkStar } from '../host/components/bookmark-star';
import { useModal } from '../host/modals/use-modal';
import { morePanelText } from './more-panel-text';
import styles from './page-actions.module.css';

interface PageActionsProps extends Pick<MorePanelProps, 'page'> {
  crumbs: Trail;
}

/** The buttons for the page itself. */
export function PageActions({ page, crumbs }: PageActionsProps) {
  const text = useText(morePanelText);
  const language = useLanguage();
  const openInPanel = useOpenInPanel();
  const { toggle } = useModal();
  const { subject } = page;
  const offers = useExtensions('panelOffers');
  return (
    <div className={styles.actions}>
      <Button onClick={() => openInPanel()}>{text.openInPanel}</Button>
      {subject &&
        offersAbout(offers, subject, language).map(({ label, path }) => (
          <Button key={path} onClick={() => openInPanel(path)}>
            {text.openBeside(label)}
          </Button>
        ))}
      <ChooseLayout />
      <Button onClick={() => window.print()}>{text.print}</Button>
      <BookmarkStar trail={crumbs} labelled />
      <Button onClick={() => toggle('preferences')}>{text.preferences}</Button>
      <SiteVersions path={page.path} />
    </div>
  );
}
