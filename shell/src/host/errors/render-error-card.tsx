import { useText } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { RetryAction } from '../components/retry-action';

/** Shown instead of a page that threw while it rendered. */
export function RenderErrorCard({ retrying = false, onRetry }: { retrying?: boolean; onRetry: () => void }) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.renderTitle}>
      <p>{text.restWorks}</p>
      <RetryAction retrying={retrying} onRetry={onRetry} />
    </MessagePage>
  );
}
