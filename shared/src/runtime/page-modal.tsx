import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isForBrowser } from './is-for-browser';
import { DataRouterContext } from './router-internals';

/** What the shell tells the page in its main panel of the modals that the page may fill. */
export interface PageModals {
  /** The router of the page; a side panel has another. */
  router: unknown;
  /** The one that is open. */
  open: string | null;
  /** Where its content goes; null until it stands there. */
  slot: Element | null;
  /** The address with this one open, or with none where it is the open one. */
  hrefOf: (name: string) => string;
  /** Goes there. */
  toggle: (name: string) => void;
}

/** Filled by the shell. */
export const PageModalsContext = createContext<PageModals | null>(null);

/** What tells the routers of a page and of its side panels apart; null outside of all. */
export const useRouterIdentity = (): unknown => useContext(DataRouterContext)?.router ?? null;

/** Null outside of the shell, and in a side panel: the address and its modal are those of the page in the main panel. */
function usePageModals(): PageModals | null {
  const modals = useContext(PageModalsContext);
  const router = useRouterIdentity();
  return modals?.router === router ? modals : null;
}

interface PageModalProps {
  name: string;
  children: ReactNode;
}

/**
 * Shows its children in the modal of that name while it is open, and nothing while it is not. The shell opens it only over
 * a page whose meta names it in `modals`. It is drawn in the browser alone: what it shows must stand in the page, too.
 */
export function PageModal({ name, children }: PageModalProps) {
  const modals = usePageModals();
  return modals?.open === name && modals.slot ? createPortal(children, modals.slot) : null;
}

/** A real link that opens the modal of that name over this page. Nothing in a side panel, which has no modal of its own. */
export function PageModalLink({ name, className, children }: PageModalProps & { className?: string | undefined }) {
  const modals = usePageModals();
  if (!modals) return null;
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    modals.toggle(name);
  };
  return (
    <a href={modals.hrefOf(name)} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
