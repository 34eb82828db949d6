import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { cardText } from './card-text';

/** The one thing to do about a page that could not be shown. `retrying`: an attempt is on its way. */
export function RetryAction({ retrying = false, onRetry }: { retrying?: boolean; onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <Actions>
      <Button look="filled" icon="retry" disabled={retrying} onClick={onRetry}>
        {retrying ? text.retrying : text.retry}
      </Button>
    </Actions>
  );
}
