import { useText } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { RetryAction } from '../components/retry-action';

/** Shown instead of a page that needs the network. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.offlineTitle}>
      <p>{text.offline}</p>
      <RetryAction onRetry={onRetry} />
    </MessagePage>
  );
}
