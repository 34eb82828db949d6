import { useText, type Trail } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { BookmarkStar } from '../host/components/bookmark-star';
import styles from './page-actions.module.css';
import { morePanelText } from './more-panel-text';

interface PageActionsProps {
  crumbs: Trail;
  onOpenInPanel: (() => void) | undefined;
}

/** What can be done with the page itself. */
export function PageActions({ crumbs, onOpenInPanel }: PageActionsProps) {
  const text = useText(morePanelText);
  return (
    <div className={styles.actions}>
      {onOpenInPanel && <Button onClick={onOpenInPanel}>{text.openInPanel}</Button>}
      <Button onClick={() => window.print()}>{text.print}</Button>
      <BookmarkStar trail={crumbs} labelled />
    </div>
  );
}
