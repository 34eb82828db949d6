import { readModal, withModal } from './modal-query';
import { usePagePlace, type Place } from './page-place-context';

/** Marks a history step that only opened a modal, so that closing the modal goes back. */
const pushed = { modalPushed: true };

const wasPushed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modalPushed' in state;

interface Modal {
  /** Name of the open modal. */
  open: string | null;
  /** Opens the modal instead of any other, or closes it if it is open. */
  toggle: (name: string) => void;
  close: () => void;
  /** The URL that `toggle` goes to. */
  hrefOf: (name: string) => string;
}

/** The modal state of the page at this location. */
export function modalAt({ pathname, search, hash, state, navigate }: Place): Modal {
  const query = new URLSearchParams(search);
  const open = readModal(query);
  const addressWith = (name: string | null) => pathname + withModal(query, name) + hash;
  const hrefOf = (name: string) => addressWith(name === open ? null : name);
  const close = () => {
    if (wasPushed(state)) void navigate(-1);
    else void navigate(addressWith(null), { replace: true, preventScrollReset: true });
  };
  return {
    open,
    close,
    hrefOf,
    toggle: (name) => {
      if (name === open) return close();
      void navigate(addressWith(name), {
        // A modal that replaces another one is still one history step from the page below.
        state: open === null || wasPushed(state) ? pushed : null,
        replace: open !== null,
        preventScrollReset: true,
      });
    },
  };
}

/** The modal of this page. The URL says which one is open, so Back closes it and a link can open it. */
export const useModal = (): Modal => modalAt(usePagePlace());
