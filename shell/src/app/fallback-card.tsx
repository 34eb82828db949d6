import type { FailureKind } from '@manna/shared/contracts';
import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from './message-page';

const sentences: Readonly<Record<FailureKind, string>> = {
  offline: 'Content unavailable - you appear to be offline.',
  http: 'The server that keeps this part of the site did not send it.',
  timeout: 'This part of the site took too long to arrive. If trying again does not help, reload the page.',
  integrity: 'What arrived is not what was published, so none of it was run.',
  contract: 'This part of the site was made for another version of the site, so it was not run.',
  shared: 'This part of the site needs another version of a library than this page has, so it was not run.',
  evaluation: 'This part of the site arrived, but failed while it was starting.',
  render: 'An error occurred displaying this content.',
};

interface FallbackCardProps {
  /** The pillar's title, as its descriptor says it. */
  title: string;
  kind: FailureKind;
  owner: string;
  version: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in place of a pillar that is not there: what is missing, why, whose it is, and a way to try again. */
export function FallbackCard({ title, kind, owner, version, retrying, onRetry }: FallbackCardProps) {
  return (
    <MessagePage alert title={`${title} is not available right now`} aside={`${title} ${version}, kept by ${owner}.`}>
      <p>{sentences[kind]} The rest of the site works as usual.</p>
      <Actions>
        <Button look="filled" icon="retry" disabled={retrying} onClick={onRetry}>
          {retrying ? 'Retrying...' : 'Retry'}
        </Button>
      </Actions>
    </MessagePage>
  );
}
