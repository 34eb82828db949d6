import { Suspense, type ComponentType } from 'react';
import { useSite, useText } from '@manna/shared/runtime';
import { Dialog } from '@manna/shared/ui/controls';
import { modalContents, type ModalContentProps, type ShellModal } from './modal-contents';
import { modalWindowText } from './modal-window-text';

const heights: Partial<Record<ShellModal, '32rem' | '36rem'>> = { history: '32rem', donate: '36rem' };
const DEFAULT_HEIGHT = '24rem';

export interface ModalWindowProps extends ModalContentProps {
  name: ShellModal;
  /** The search pillar's own content of its modal; a plain form where it has none. */
  search: ComponentType<ModalContentProps> | undefined;
}

/** An open modal: its title, its size, the ways to close it, and what it holds. */
export function ModalWindow({ name, search, ...content }: ModalWindowProps) {
  const text = useText(modalWindowText);
  const { productName } = useSite();
  const Content = (name === 'search' ? search : undefined) ?? modalContents[name];
  return (
    <Dialog
      open
      title={name === 'search' ? text.search(productName) : text[name]}
      closeLabel={text.close}
      width="wide"
      maxHeight={heights[name] ?? DEFAULT_HEIGHT}
      onClose={content.onClose}
    >
      <Suspense>
        <Content {...content} />
      </Suspense>
    </Dialog>
  );
}
