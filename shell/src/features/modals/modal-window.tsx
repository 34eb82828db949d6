import { Suspense, type ComponentType } from 'react';
import { labelOf, type Extension } from '@manna/shared/domain';
import { useLanguage, useSite, useText } from '@manna/shared/runtime';
import { Dialog } from '@manna/shared/ui/controls';
import { LoadingPanel } from '../../host/components/loading-panel';
import { RenderErrorCard } from '../../host/errors/render-error-card';
import type { ShellModal } from '../../host/modals/modal-query';
import { PageModalSlot } from '../../host/modals/page-modals';
import type { SharedPage } from '../../host/modals/shared-page';
import { ExtensionPart } from '../../host/slots/extension-part';
import { modalWindowText } from './modal-window-text';

/** Props of the content of a shell's modal. */
export interface ModalContentProps {
  /** The page below. */
  page: SharedPage;
  onClose: () => void;
}

export type ModalContents = Readonly<Record<ShellModal, ComponentType<ModalContentProps>>>;

const heights: Partial<Record<ShellModal, '32rem' | '36rem'>> = { history: '32rem', donate: '36rem' };
const DEFAULT_HEIGHT = '24rem';

export interface ModalWindowProps extends ModalContentProps {
  /** Name of a modal, the shell's own or a pillar's. */
  modal: ShellModal | Extension<'modals'> | undefined;
  contents: ModalContents;
}

/** An open modal: its title, its size, the ways to close it, and its content. */
export function ModalWindow({ modal, contents, page, onClose }: ModalWindowProps) {
  const text = useText(modalWindowText);
  const title = useTitle(modal);
  if (modal === undefined) return null;
  if (typeof modal !== 'string')
    return (
      <Dialog
        open
        title={title}
        closeLabel={text.close}
        // A part of the page opens over it to be seen larger.
        {...(modal.content === 'bundle'
          ? { width: 'wide', maxHeight: modal.maxHeight ?? DEFAULT_HEIGHT }
          : { width: 'screen' })}
        onClose={onClose}
      >
        {modal.content === 'page' ? (
          <PageModalSlot />
        ) : (
          <ExtensionPart
            slot="modals"
            pillar={modal.pillar}
            id={modal.id}
            waiting={<LoadingPanel />}
            failed={(retry) => <RenderErrorCard onRetry={retry} />}
          >
            {(Content) => <Content onClose={onClose} />}
          </ExtensionPart>
        )}
      </Dialog>
    );
  const Content = contents[modal];
  return (
    <Dialog
      open
      title={title}
      closeLabel={text.close}
      width="wide"
      maxHeight={heights[modal] ?? DEFAULT_HEIGHT}
      onClose={onClose}
    >
      <Suspense>
        <Content page={page} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function useTitle(modal: ModalWindowProps['modal']): string {
  const text = useText(modalWindowText);
  const language = useLanguage();
  const { productName } = useSite();
  if (modal === undefined || typeof modal === 'string') return modal ? text[modal] : '';
  const { title: label, translations } = modal;
  return labelOf({ label, translations }, language).replace('{productName}', productName);
}
