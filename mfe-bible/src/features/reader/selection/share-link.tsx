import { useContext, type ComponentProps, type MouseEvent } from 'react';
import {
  isForBrowser,
  Link,
  PageModalsContext,
  useLocation,
  useNavigate,
  useRouterIdentity,
  useText,
} from '@manna/shared/runtime';
import { ButtonLink, type LinkComponent } from '@manna/shared/ui';
import { selectionText } from './selection-text';

/** Opens the share modal over this page. Renders nothing in a side panel, because the URL belongs to the main page. */
export function ShareLink() {
  const text = useText(selectionText);
  const { pathname, search } = useLocation();
  const router = useRouterIdentity();
  const modals = useContext(PageModalsContext);
  if (modals && modals.router !== router) return null;
  const query = new URLSearchParams(search);
  query.set('mdl', 'share');
  return (
    <ButtonLink as={SteadyLink} to={`${pathname}?${query.toString()}`} icon="share">
      {text.share}
    </ButtonLink>
  );
}

/** A link that opens a modal over this page without leaving it. */
function SteadyLink({ to, className, children }: ComponentProps<LinkComponent>) {
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { preventScrollReset: true });
  };
  return (
    <Link to={to} className={className} onClick={open}>
      {children}
    </Link>
  );
}
