import { createContext, useContext, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isForBrowser } from './is-for-browser';
import { DataRouterContext } from '../router-internals';

/** What the page in the main panel needs to fill modals. */
export interface PageModals {
  /** The router of the page; a side panel has another. */
  router: unknown;
  /** The open modal. */
  open: string | null;
  /** The element for its content; null until it is mounted. */
  slot: Element | null;
  /** The URL with this modal open, or without a modal if it is open. */
  hrefOf: (name: string) => string;
  /** Navigates to that URL. */
  toggle: (name: string) => void;
}

/** Provided by the shell. */
export const PageModalsContext = createContext<PageModals | null>(null);

/** Identifies the router of a page or a side panel; null outside of all routers. */
export const useRouterIdentity = (): unknown => useContext(DataRouterContext)?.router ?? null;

/** Null outside of the shell and in a side panel, because the URL and its modal belong to the main panel's page. */
function usePageModals(): PageModals | null {
  const modals = useContext(PageModalsContext);
  const router = useRouterIdentity();
  return modals?.router === router ? modals : null;
}

const nothingChanges = () => () => undefined;

interface PageModalProps {
  name: string;
  children: ReactNode;
}

/**
 * Renders its children in the modal with that name while it is open, and nothing while it is closed. The shell opens it
 * only over a page whose meta lists it in `modals`. It is rendered only in the browser, so the page itself must have
 * the same content too.
 */
export function PageModal({ name, children }: PageModalProps) {
  const modals = usePageModals();
  // A part of the page that is hydrated late finds the slot there already, and what it renders then must be what the server sent.
  const isHydrated = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  return isHydrated && modals?.open === name && modals.slot ? createPortal(children, modals.slot) : null;
}

/** A link that opens the modal with that name over this page. Renders nothing in a side panel, which has no modals. */
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
