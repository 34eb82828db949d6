import { destinationQuery } from '@manna/shared/domain';
import { useSession, useSite, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, type LinkComponent } from '@manna/shared/ui';
import { partsText } from './parts-text';

const PlainLink: LinkComponent = ({ to, children, ...rest }) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

/** The path that signs a reader out and leads to a page. */
export const signOutPath = (destination: string): string => `/oauth2/logout?${destinationQuery(destination)}`;

interface AccountLinksProps {
  /** The path of the page to come back to. */
  destination: string;
  /** Renders the links, which leave the site; plain ones by default. */
  as?: LinkComponent;
}

/**
 * Ways to sign in and to register, which lead back to a page; one sentence if the site has no accounts, or if they cannot be
 * reached.
 */
export function AccountLinks({ destination, as = PlainLink }: AccountLinksProps) {
  const text = useText(partsText);
  const { accountsServer } = useSite();
  const { status } = useSession();
  // Nobody asks for the session of a device on which nobody was signed in, so this is a reader with an account.
  if (status === 'error') return <p role="status">{text.unreachable}</p>;
  if (accountsServer === undefined) return <p>{text.noAccounts}</p>;
  const query = destinationQuery(destination);
  return (
    <Actions>
      <ButtonLink as={as} to={`/oauth2/login?${query}`} icon="person" look="filled">
        {text.login}
      </ButtonLink>
      <ButtonLink as={as} to={`${accountsServer}/register?${query}`}>
        {text.register}
      </ButtonLink>
    </Actions>
  );
}
