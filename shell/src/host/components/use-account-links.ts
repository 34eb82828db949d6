import { useLocation, useSite } from '@manna/shared/runtime';

/**
 * The query that says where the account leads back to. One slash begins it: the gateway would read more of them as the
 * name of another site.
 */
export const destinationTo = (address: string): string =>
  `destination=${encodeURIComponent(address.replace(/^\/+/, '/'))}`;

/** Addresses that lead to an account and back to this page; undefined where the site has no accounts. */
export interface AccountLinks {
  login: string | undefined;
  register: string | undefined;
  logout: string;
}

export function useAccountLinks(): AccountLinks {
  const { accountsServer } = useSite();
  const { pathname, search } = useLocation();
  const destination = destinationTo(pathname + search);
  return {
    login: accountsServer && `/oauth2/login?${destination}`,
    register: accountsServer && `${accountsServer}/register?${destination}`,
    logout: `/oauth2/logout?${destination}`,
  };
}
