import type { ComponentType } from 'react';
import { useExtensions } from '@manna/shared/runtime';
import { useHydrated } from '@manna/shared/ui/hooks';
import { ReplayAfter } from '../../host/early-input/replay-after';
import { isShellModal } from '../../host/modals/modal-query';
import type { SharedPage } from '../../host/modals/shared-page';
import { useModal } from '../../host/modals/use-modal';
import type { ModalWindowProps } from './modal-window';
import { useActionKeys } from './use-action-keys';

interface ModalHostProps {
  /** The page below. */
  page: SharedPage;
  /** The window with the shell's contents: one chunk, because a second request would cost more than the bytes of the others. */
  Window: ComponentType<Omit<ModalWindowProps, 'contents'>>;
}

/** Shows the modal that the URL names, one at a time. */
export function ModalHost({ page, Window }: ModalHostProps) {
  const { open, close, toggle } = useModal();
  useActionKeys(toggle, open !== null);
  const declared = useExtensions('modals').find(({ id }) => id === open);
  const isHydrated = useHydrated();
  if (open === null || !(isShellModal(open) || declared)) return null;
  // A page fills its modal only in the browser; on the server the modal would be empty and cover the page.
  if (declared?.content === 'page' && !(isHydrated && page.modals?.includes(open))) return null;
  return (
    <ReplayAfter>
      <Window key={open} modal={isShellModal(open) ? open : declared} page={page} onClose={close} />
    </ReplayAfter>
  );
}
