import { createContext, useCallback, useContext } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useInRouterContext,
  useNavigate as useRouterNavigate,
  type LinkProps,
  type NavigateFunction,
  type NavigateOptions,
  type NavLinkProps,
  type To,
} from 'react-router-dom';

/** Puts to an address what the page keeps on its way there, such as the side panels that stand beside it. */
type KeepOnWay = (to: To) => To;

/** Filled by the shell; null where nothing is kept. */
export const LinkTargetContext = createContext<KeepOnWay | null>(null);

const useTarget = (to: To): To => {
  const keep = useContext(LinkTargetContext);
  return keep ? keep(to) : to;
};

/** A link to a page of this site. */
export const Link = ({ to, ...props }: LinkProps) => <RouterLink {...props} to={useTarget(to)} />;

/** A link that is marked where it leads to the page that is open. */
export const NavLink = ({ to, ...props }: NavLinkProps) => <RouterNavLink {...props} to={useTarget(to)} />;

/** Goes to another page. */
export const useNavigate = (): NavigateFunction => {
  if (!useInRouterContext()) throw new Error('useNavigate must be used within a Router');
  const navigate = useRouterNavigate();
  const keep = useContext(LinkTargetContext);
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(keep ? keep(to) : to, options),
    [navigate, keep],
  );
};
