import {
  createContext,
  useCallback,
  useContext,
  type AnchorHTMLAttributes,
  type ContextType,
  type MouseEvent,
  type Ref,
} from 'react';
import {
  createPath,
  useHref,
  useInRouterContext,
  useLocation,
  useNavigate as useRouterNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { isForBrowser } from './is-for-browser';
import { ShowAheadContext } from './prefetch';
import { DataRouterContext } from '../router-internals';

/** Adds to a URL the state that survives a navigation, such as open side panels. */
type KeepOnWay = (to: To) => To;

/** Provided by the shell; null if nothing has to be added. */
export const LinkTargetContext = createContext<KeepOnWay | null>(null);

type DataRouter = NonNullable<ContextType<typeof DataRouterContext>>['router'];

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/** A URL with a protocol, or with another host. */
const OTHER_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The URL of an absolute path; undefined for a relative one. */
function addressOf(to: To): string | undefined {
  const address = typeof to === 'string' ? to : to.pathname !== undefined && createPath(to);
  return address !== false && /^\/(?!\/)/.test(address) ? address : undefined;
}

/**
 * A link to a page of this site. React Router's own link depends on the current location, so it re-renders on every
 * navigation. With all links of header, menu and footer, that was most of the work of a navigation. An absolute path
 * does not depend on the location.
 */
export function Link({ to, children, ...props }: LinkProps) {
  const keep = useContext(LinkTargetContext);
  const router = useContext(DataRouterContext)?.router;
  const target = keep ? keep(to) : to;
  const address = addressOf(target);
  if (typeof target === 'string' && OTHER_SITE.test(target)) {
    return (
      <a {...props} href={target}>
        {children}
      </a>
    );
  }
  if (!router || address === undefined) {
    return (
      <ResolvedLink {...props} to={target}>
        {children}
      </ResolvedLink>
    );
  }
  return (
    <RootedLink {...props} address={address} router={router}>
      {children}
    </RootedLink>
  );
}

/**
 * A link whose path depends on the current location. Not React Router's own, which brings 5 kB for prefetching that only its
 * framework uses.
 */
function ResolvedLink({ to, target, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const here = createPath(useLocation());
  const navigate = useRouterNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const leadsElsewhere = target !== undefined && target !== '_self';
    if (event.defaultPrevented || leadsElsewhere || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { replace: href === here });
  };
  return (
    <a {...props} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}

interface RootedLinkProps extends Omit<LinkProps, 'to'> {
  address: string;
  router: DataRouter;
}

function RootedLink({ address, router, target, onClick, children, ...props }: RootedLinkProps) {
  const showAhead = useContext(ShowAheadContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const leadsElsewhere = target !== undefined && target !== '_self';
    if (event.defaultPrevented || leadsElsewhere || isForBrowser(event)) return;
    event.preventDefault();
    // As in browsers, a navigation to the current URL adds no history step.
    const replace = createPath(router.state.location) === address;
    const go = () => router.navigate(address, { replace });
    void (showAhead ? showAhead(address, go) : go());
  };
  return (
    <a {...props} href={address} target={target} onClick={follow}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  to: string;
  /** Marked only on that page, not on pages below it. */
  end?: boolean;
}

/** A link that is marked if it leads to the open page or to a page above it. */
export function NavLink({ to, end = false, ...props }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...props} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** Navigates to another page. */
export const useNavigate = (): NavigateFunction => {
  if (!useInRouterContext()) throw new Error('useNavigate must be used within a Router');
  const navigate = useRouterNavigate();
  const keep = useContext(LinkTargetContext);
  const showAhead = useContext(ShowAheadContext);
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      const target = keep ? keep(to) : to;
      const address = options?.preventScrollReset ? undefined : addressOf(target);
      const go = () => navigate(target, options);
      return showAhead && address !== undefined ? showAhead(address, async () => go()) : go();
    },
    [navigate, keep, showAhead],
  );
};
