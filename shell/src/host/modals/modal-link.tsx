import type { MouseEvent, ReactNode } from 'react';
import { isForBrowser } from '@manna/shared/runtime';
import { useModal } from './use-modal';

interface ModalLinkProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens a modal over this page. It is a real link, so that it works without JavaScript too. It is not the router's own
 * link, because in a side panel that would navigate the panel instead of the page.
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
