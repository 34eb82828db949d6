import { destinationQuery } from '@manna/shared/domain';
import { useLocation, useSite } from '@manna/shared/runtime';

/** URLs that lead to an account and back to this page; undefined if the site has no accounts. */
export interface AccountLinks {
  login: string | undefined;
  register: string | undefined;
  logout: string;
}

export function useAccountLinks(): AccountLinks {
  const { accountsServer } = useSite();
  const { pathname, search } = useLocation();
  const destination = destinationQuery(pathname + search);
  return {
    login: accountsServer && `/oauth2/login?${destination}`,
    register: accountsServer && `${accountsServer}/register?${destination}`,
    logout: `/oauth2/logout?${destination}`,
  };
}
