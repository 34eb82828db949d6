import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../host/components/lazy-part';
import type { SharedPage } from '../share/shared-page';
import { isFilledByPage } from '../../host/modals/modal-query';
import { useModal } from '../../host/modals/use-modal';

// All modals are one chunk: a second one for what a modal holds would cost its round trip more than the bytes of the others.
const ModalWindow = lazyPart(() =>
  import(/* webpackChunkName: "modal-window" */ './modal-window').then((module) => module.ModalWindow),
);

const nothingChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

interface ModalHostProps {
  /** The page below. */
  page: SharedPage;
}

/** Shows the modal that the address names, one at a time. */
export function ModalHost({ page }: ModalHostProps) {
  const { open, close } = useModal();
  const hydrated = useSyncExternalStore(nothingChanges, inBrowser, onServer);
  if (open === null) return null;
  // A page fills its modal in the browser: drawn by the server it would lie over the page and be empty.
  if (isFilledByPage(open) && !(hydrated && page.modals?.includes(open))) return null;
  return (
    <Suspense>
      <ModalWindow key={open} name={open} page={page} fresh={hydrated} onClose={close} />
    </Suspense>
  );
}
