import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { MessagePage } from '../components/message-page';
import { errorText } from './error-text';

interface FatalPageProps {
  /** Whether the error was reported (default: no), so that the page says so only if it is true. */
  reported?: boolean;
  onReload: () => void;
}

/** The last resort: the shell itself threw. It uses no router, no store and no site settings. */
export function FatalPage({ reported = false, onReload }: FatalPageProps) {
  const text = useText(errorText);
  return (
    <main>
      <MessagePage alert title={text.fatal}>
        <p>
          {reported && `${text.fatalReported} `}
          {text.fatalText}
        </p>
        <Actions>
          <Button look="filled" icon="retry" onClick={onReload}>
            {text.reload}
          </Button>
        </Actions>
      </MessagePage>
    </main>
  );
}
