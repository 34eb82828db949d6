import { useSession, useText } from '@manna/shared/runtime';
import { menuText } from './menu-text';
import { useAccountLinks } from '../../host/components/use-account-links';

/** A greeting for a signed-in reader, or an invitation to sign in. */
export function SessionLine({ className }: { className: string | undefined }) {
  const text = useText(menuText);
  const { status, profile } = useSession();
  const { login } = useAccountLinks();
  if (profile) return <p className={className}>{text.welcome(profile.name)}</p>;
  if (status === 'loading') return <p className={className}>{text.loading}</p>;
  if (login === undefined) return null;
  return (
    <p className={className}>
      <a href={login}>{text.login}</a>
    </p>
  );
}
