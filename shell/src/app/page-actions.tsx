import { labelOf } from '@manna/shared/domain';
import { useExtensions, useLanguage, useText, type Trail } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import type { MorePanelProps } from '../features/header/more-options';
import { BookmarkStar } from '../host/components/bookmark-star';
import { morePanelText } from './more-panel-text';
import styles from './page-actions.module.css';

interface PageActionsProps extends Pick<MorePanelProps, 'page' | 'onOpenInPanel'> {
  crumbs: Trail;
}

/** The buttons for the page itself. */
export function PageActions({ page, crumbs, onOpenInPanel }: PageActionsProps) {
  const text = useText(morePanelText);
  const language = useLanguage();
  const { subject } = page;
  const offers = useExtensions('panelOffers').filter(({ subjects }) => subject && subjects.includes(subject.type));
  return (
    <div className={styles.actions}>
      {onOpenInPanel && <Button onClick={() => onOpenInPanel()}>{text.openInPanel}</Button>}
      {onOpenInPanel &&
        subject &&
        offers.map((offer) => (
          <Button key={offer.key} onClick={() => onOpenInPanel(offerPath(offer.path, subject))}>
            {text.openBeside(labelOf(offer, language))}
          </Button>
        ))}
      <Button onClick={() => window.print()}>{text.print}</Button>
      <BookmarkStar trail={crumbs} labelled />
    </div>
  );
}

const offerPath = (path: string, { type, id }: NonNullable<PageActionsProps['page']['subject']>): string =>
  path.replace(':type', encodeURIComponent(type)).replace(':id', encodeURIComponent(id));
