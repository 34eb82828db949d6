import { useText } from '@manna/shared/runtime';
import { cardText } from './card-text';
import { MessagePage } from './message-page';
import { RetryAction } from './retry-action';

/** Stands in place of a page whose data could not be had. */
export function GenericErrorCard({ onRetry }: { onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.wentWrong}>
      <p>{text.render}</p>
      <RetryAction onRetry={onRetry} />
    </MessagePage>
  );
}
