import { Link } from '@manna/shared/runtime';
import { Actions, ButtonLink, type IconName } from '@manna/shared/ui';
import { MessagePage } from '../app/message-page';

const ways: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/encyclopedia', label: 'Encyclopedia', icon: 'school' },
  { to: '/articles', label: 'Articles', icon: 'newspaper' },
  { to: '/resources', label: 'Resources', icon: 'library' },
  { to: '/bible', label: 'Bible', icon: 'book' },
];

/** What a reader sees at an address that names nothing. */
export function NotFoundPage() {
  return (
    <MessagePage title="Page Not Found">
      <p>
        Seek and ye shall find applies to Jesus... not web pages. Sorry, but we did not find the page you&apos;re
        looking for.
      </p>
      <Actions>
        {ways.map(({ to, label, icon }) => (
          <ButtonLink key={to} as={Link} to={to} icon={icon}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    </MessagePage>
  );
}
