import { Suspense } from 'react';
import { useSite, useText } from '@manna/shared/runtime';
import { Dialog } from '@manna/shared/ui/controls';
import { modalContents, type ModalContentProps, type ShellModal } from './modal-contents';
import { isFilledByPage, type ModalName } from '../../host/modals/modal-query';
import { modalWindowText } from './modal-window-text';
import { PageModalSlot } from '../../host/modals/page-modals';
import { PillarModalSlot } from './pillar-modal';

const heights: Partial<Record<ShellModal, '32rem' | '36rem'>> = { history: '32rem', donate: '36rem' };
const DEFAULT_HEIGHT = '24rem';

export interface ModalWindowProps extends ModalContentProps {
  name: ModalName;
  /** Opened in the browser, and not part of what the server sent. */
  fresh: boolean;
}

/** An open modal: its title, its size, the ways to close it, and what it holds. */
export function ModalWindow({ name, fresh, ...content }: ModalWindowProps) {
  const text = useText(modalWindowText);
  const { productName } = useSite();
  const isPages = isFilledByPage(name);
  const Content = isPages ? PageModalSlot : modalContents[name];
  return (
    <Dialog
      open
      title={name === 'search' ? text.search(productName) : text[name]}
      closeLabel={text.close}
      width="wide"
      {...(!isPages && { maxHeight: heights[name] ?? DEFAULT_HEIGHT })}
      onClose={content.onClose}
    >
      <Suspense>
        <PillarModalSlot name={name} fresh={fresh} onClose={content.onClose}>
          <Content {...content} />
        </PillarModalSlot>
      </Suspense>
    </Dialog>
  );
}
