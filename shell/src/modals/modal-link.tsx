import type { ReactNode } from 'react';
import { Link } from '@manna/shared/runtime';
import type { ModalName } from './modal-query';
import { useModal } from './use-modal';

interface ModalLinkProps {
  name: ModalName;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a modal over this page; a real link, so that it works without JavaScript too. */
export function ModalLink({ name, className, children }: ModalLinkProps) {
  return (
    <Link {...useModal().linkTo(name)} className={className}>
      {children}
    </Link>
  );
}
