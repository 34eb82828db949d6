import type { FailureKind } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { RetryAction } from '../components/retry-action';

interface FallbackCardProps {
  /** The pillar's title, from its descriptor. */
  title: string;
  kind: FailureKind;
  owner: string;
  version: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a pillar that did not load: what is missing, why, who owns it, and a button to try again. */
export function FallbackCard({ title, kind, owner, version, retrying, onRetry }: FallbackCardProps) {
  const text = useText(cardText);
  return (
    <MessagePage alert title={text.unavailable(title)} aside={text.maintainedBy(title, version, owner)}>
      <p>
        {text[kind]} {text.restWorks}
      </p>
      <RetryAction retrying={retrying} onRetry={onRetry} />
    </MessagePage>
  );
}
