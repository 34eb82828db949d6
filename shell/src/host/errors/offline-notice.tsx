import { lazy, Suspense, type ComponentType } from 'react';
import { useText } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { RetryAction } from '../components/retry-action';

interface OfflineNoticeProps {
  /** The pillar whose page is missing, or what the loader threw: a message, and pages that the reader may want instead. */
  about?: unknown;
  retrying?: boolean;
  /** Reloads the page by default. */
  onRetry?: () => void;
}

const reload = () => location.reload();

/** Without it, the notice alone is shown. */
const OnThisDevice = lazy((): Promise<{ default: ComponentType<{ about: unknown }> }> =>
  import(/* webpackChunkName: "offline-site" */ '../saved-pages/on-this-device').then(
    (module) => ({ default: module.OnThisDevice }),
    () => ({ default: () => null }),
  ),
);

/** Shown instead of a page that needs the network: what is missing, and what there is on this device. */
export function OfflineNotice({ about, retrying = false, onRetry = reload }: OfflineNoticeProps) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.offlineTitle}>
      <p>{text.offline}</p>
      <Suspense>
        <OnThisDevice about={about} />
      </Suspense>
      <RetryAction retrying={retrying} onRetry={onRetry} />
    </MessagePage>
  );
}
