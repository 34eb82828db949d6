import { Link } from '@manna/shared/runtime';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { MessagePage } from '../app/message-page';

interface StatusText {
  title: string;
  text: string;
}

const known: Readonly<Record<number, StatusText>> = {
  401: {
    title: 'Unauthorized',
    text: 'You are not allowed to access this content; ensure you have supplied valid credentials.',
  },
  403: { title: 'Forbidden', text: 'You do not have permission to access this content.' },
  500: { title: 'Internal Error', text: 'Something went wrong displaying this content. Please try again later.' },
  502: { title: 'Bad Gateway', text: 'An upstream service is not working. Please try again later.' },
};

/** Title and text for an HTTP status other than 404. */
const statusText = (status: number): StatusText =>
  known[status] ?? { title: `Error ${status}`, text: "This page isn't working right now. Please try again later." };

/** What a reader sees where a page answered with an HTTP error; 404 has a page of its own. */
export function StatusPage({ status }: { status: number }) {
  const { title, text } = statusText(status);
  return (
    <MessagePage alert title={title}>
      <p>{text}</p>
      <Actions>
        <ButtonLink as={Link} to="/" icon="home">
          Home
        </ButtonLink>
      </Actions>
    </MessagePage>
  );
}
