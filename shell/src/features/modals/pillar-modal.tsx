import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { PillarModalName, PillarModalProps } from '@manna/shared/contracts';
import { LoadingPanel } from '../../host/components/loading-panel';
import { useRegistry } from '../../host/router/page-context';
import type { ModalName } from '../../host/modals/modal-query';

const isPillars = (name: ModalName): name is PillarModalName => name === 'search' || name === 'account';

interface PillarModalSlotProps extends PillarModalProps {
  name: ModalName;
  /** Opened in the browser, and not part of what the server sent: that stands until the pillar's own is there. */
  fresh: boolean;
  /** The shell's own content. */
  children: ReactNode;
}

/** What a pillar puts into a modal; the shell's own content where none does, or none that works. */
export function PillarModalSlot({ name, fresh, onClose, children }: PillarModalSlotProps) {
  const registry = useRegistry();
  const slot = isPillars(name) && registry.fillsModal(name) ? name : null;
  const [Content, setContent] = useState<ComponentType<PillarModalProps> | null>(null);
  const [waits, setWaits] = useState(fresh && slot !== null);
  useEffect(() => {
    if (!slot) return;
    let wanted = true;
    void registry.modal(slot).then((loaded) => {
      if (!wanted) return;
      setContent(() => loaded);
      setWaits(false);
    });
    return () => {
      wanted = false;
    };
  }, [registry, slot]);
  if (waits) return <LoadingPanel />;
  return Content ? <Content onClose={onClose} /> : children;
}
