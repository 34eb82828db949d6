import { useText } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { RetryAction } from '../components/retry-action';

/** Shown instead of a page whose data could not be loaded. */
export function GenericErrorCard({ onRetry }: { onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.wentWrong}>
      <p>{text.render}</p>
      <RetryAction onRetry={onRetry} />
    </MessagePage>
  );
}
