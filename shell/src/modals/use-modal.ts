import { useLocation, useNavigate } from '@manna/shared/runtime';
import { readModal, withModal, type ModalName } from './modal-query';

/** Marks a step of the history that only opened a modal: to close it is to go back. */
const pushed = { modalPushed: true };

const wasPushed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modalPushed' in state;

interface Modal {
  /** The one that is open. */
  open: ModalName | null;
  /** Opens it in place of any other; closes it where it is the open one. */
  toggle: (name: ModalName) => void;
  close: () => void;
  /** What a link needs to do the same as `toggle`. */
  linkTo: (name: ModalName) => { to: string; state: unknown; replace: boolean; preventScrollReset: true };
}

/** The modal of this page: the address says which is open, so that Back closes it and a link can open it. */
export function useModal(): Modal {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const open = readModal(query);
  const linkTo: Modal['linkTo'] = (name) => ({
    to: pathname + withModal(query, name === open ? null : name) + hash,
    // Another modal in place of this one is still one step from the page below.
    state: open === null || wasPushed(state) ? pushed : null,
    replace: open !== null,
    preventScrollReset: true,
  });
  const close = () => {
    if (wasPushed(state)) void navigate(-1);
    else void navigate(pathname + withModal(query, null) + hash, { replace: true, preventScrollReset: true });
  };
  return {
    open,
    close,
    linkTo,
    toggle: (name) => {
      if (name === open) return close();
      const { to, ...options } = linkTo(name);
      void navigate(to, options);
    },
  };
}
