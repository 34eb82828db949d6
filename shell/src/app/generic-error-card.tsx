import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from './message-page';

/** Stands in place of a page whose data could not be had. */
export function GenericErrorCard({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage alert title="Something went wrong">
      <p>An error occurred displaying this content.</p>
      <Actions>
        <Button look="filled" icon="retry" onClick={onRetry}>
          Retry
        </Button>
      </Actions>
    </MessagePage>
  );
}
