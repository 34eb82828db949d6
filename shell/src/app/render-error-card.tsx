import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from './message-page';

/** Stands in place of a page that threw while it was rendering. */
export function RenderErrorCard({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage alert title="An Error Occured Displaying This Content">
      <p>The rest of the site works as usual.</p>
      <Actions>
        <Button look="filled" icon="retry" onClick={onRetry}>
          Retry
        </Button>
      </Actions>
    </MessagePage>
  );
}
