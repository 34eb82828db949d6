import { Link, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, type IconName } from '@manna/shared/ui';
import { MessagePage } from '../app/message-page';
import { errorText } from './error-text';

const ways = [
  { to: '/', name: 'home', icon: 'home' },
  { to: '/encyclopedia', name: 'encyclopedia', icon: 'school' },
  { to: '/articles', name: 'articles', icon: 'newspaper' },
  { to: '/resources', name: 'resources', icon: 'library' },
  { to: '/bible', name: 'bible', icon: 'book' },
] as const satisfies readonly { to: string; name: string; icon: IconName }[];

/** What a reader sees at an address that names nothing. */
export function NotFoundPage() {
  const text = useText(errorText);
  return (
    <MessagePage title={text.notFound}>
      <p>{text.notFoundText}</p>
      <Actions>
        {ways.map(({ to, name, icon }) => (
          <ButtonLink key={to} as={Link} to={to} icon={icon}>
            {text[name]}
          </ButtonLink>
        ))}
      </Actions>
    </MessagePage>
  );
}
