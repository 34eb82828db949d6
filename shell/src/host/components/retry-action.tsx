import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { cardText } from './card-text';

/** The button that tries again to show a page. `retrying`: whether an attempt is running. */
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
