import { Suspense, useRef, type ComponentType } from 'react';
import type { Crumb } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { ModalLink } from '../../host/modals/modal-link';
import type { SharedPage } from '../../host/modals/shared-page';
import { appText } from '../../host/components/app-text';
import { headerText } from './header-text';
import { HideOnDeparture } from '../../host/components/hide-on-departure';
import { useMet } from '../../host/components/use-met';
import styles from './more-options.module.css';

const MORE_ID = 'more-options';

/** Props of the more-options panel. */
export interface MorePanelProps {
  page: SharedPage;
  /** The breadcrumbs, which a bookmark saves. */
  crumbs: readonly Crumb[];
}

/** The actions for this page, in a panel under its button. Without JavaScript the button is a link to the share dialog. */
export function MoreOptions({ MorePanel, ...props }: MorePanelProps & { MorePanel: ComponentType<MorePanelProps> }) {
  const text = useText(headerText);
  const { loading } = useText(appText);
  const panel = useRef<HTMLDivElement>(null);
  const [met, meet] = useMet(panel);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={MORE_ID} aria-label={text.more}>
        <Icon name="more" />
      </button>
      <div
        ref={panel}
        id={MORE_ID}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => {
          if (newState === 'open') meet();
        }}
      >
        <HideOnDeparture popover={panel} />
        {met ? (
          <Suspense fallback={<p role="status">{loading}</p>}>
            <MorePanel {...props} />
          </Suspense>
        ) : (
          <ModalLink name="share">{text.share}</ModalLink>
        )}
      </div>
    </>
  );
}
