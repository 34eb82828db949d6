import type { ComponentProps } from 'react';
import { isForBrowser, Link, useNavigate } from '@manna/shared/runtime';

interface StayLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
  /** The reader follows it. */
  onFollow?: () => void;
}

/** A link to another state of the page, which keeps its place on the screen. */
export function StayLink({ to, onFollow, ...props }: StayLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={to}
      rel="nofollow"
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onFollow?.();
        void navigate(to, { preventScrollReset: true });
      }}
    />
  );
}
