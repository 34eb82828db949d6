import { Link, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { MessagePage } from '../app/message-page';
import { errorText, statusTexts } from './error-text';

/** What a reader sees where a page answered with an HTTP error; 404 has a page of its own. */
export function StatusPage({ status }: { status: number }) {
  const text = useText(errorText);
  const { title, text: sentence } = statusTexts(status, text);
  return (
    <MessagePage alert title={title}>
      <p>{sentence}</p>
      <Actions>
        <ButtonLink as={Link} to="/" icon="home">
          {text.home}
        </ButtonLink>
      </Actions>
    </MessagePage>
  );
}
