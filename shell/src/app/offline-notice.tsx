import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from './message-page';

/** Stands in place of a page that cannot be had without a network. */
export function OfflineNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage alert title="You are offline">
      <p>Content unavailable - you appear to be offline.</p>
      <Actions>
        <Button look="filled" icon="retry" onClick={onRetry}>
          Retry
        </Button>
      </Actions>
    </MessagePage>
  );
}
