import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from '../app/message-page';

interface FatalPageProps {
  /** Whether a report of the error went out (default: no), so that the page says so only where it is true. */
  reported?: boolean;
  onReload: () => void;
}

/** The last resort: the shell itself threw. It uses no router, no store and no site settings. */
export function FatalPage({ reported = false, onReload }: FatalPageProps) {
  return (
    <main>
      <MessagePage alert title="Something went Wrong">
        <p>
          {reported && 'A report of what happened has been sent. '}
          Reloading the page usually helps.
        </p>
        <Actions>
          <Button look="filled" icon="retry" onClick={onReload}>
            Reload
          </Button>
        </Actions>
      </MessagePage>
    </main>
  );
}
