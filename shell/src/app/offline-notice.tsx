import { useText } from '@manna/shared/runtime';
import { cardText } from './card-text';
import { MessagePage } from './message-page';
import { RetryAction } from './retry-action';

/** Stands in place of a page that cannot be had without a network. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.offlineTitle}>
      <p>{text.offline}</p>
      <RetryAction onRetry={onRetry} />
    </MessagePage>
  );
}
