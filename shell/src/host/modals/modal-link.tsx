import type { MouseEvent, ReactNode } from 'react';
import { isForBrowser } from '@manna/shared/runtime';
import { useModal } from './use-modal';

interface ModalLinkProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens a modal over this page; a real link, so that it works without JavaScript too. Not the router's own: in a side
 * panel that would lead the panel, not the page.
 */
export function ModalLink({ name, className, children }: ModalLinkProps) {
  const { hrefOf, toggle } = useModal();
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    toggle(name);
  };
  return (
    <a href={hrefOf(name)} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
