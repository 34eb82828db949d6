import { Link, useText } from '@manna/shared/runtime';
import { Actions, Button, ButtonLink } from '@manna/shared/ui';
import { cardText } from '../components/card-text';
import { MessagePage } from '../components/message-page';
import { errorText, statusTexts } from './error-text';

interface StatusPageProps {
  status: number;
  /** Passed if a retry may help. */
  onRetry?: () => void;
}

/** The page for an HTTP error; 404 has a page of its own. */
export function StatusPage({ status, onRetry }: StatusPageProps) {
  const text = useText(errorText);
  const { retry } = useText(cardText);
  const { title, text: sentence } = statusTexts(status, text);
  return (
    <MessagePage alert title={title}>
      <p>{sentence}</p>
      <Actions>
        {onRetry && (
          <Button look="filled" icon="retry" onClick={onRetry}>
            {retry}
          </Button>
        )}
        <ButtonLink as={Link} to="/" icon="home">
          {text.home}
        </ButtonLink>
      </Actions>
    </MessagePage>
  );
}
