import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { PageModalsContext, useRouterIdentity } from '@manna/shared/runtime';
import styles from './modal-content.module.css';
import { usePagePlace } from './page-place-context';
import { modalAt } from './use-modal';

const SlotContext = createContext<(element: Element | null) => void>(() => undefined);

/** Gives the page in the main panel the modals that it may fill, and the element for their content. */
export function PageModalsOfPlace({ children }: { children: ReactNode }) {
  const place = usePagePlace();
  const router = useRouterIdentity();
  const [slot, setSlot] = useState<Element | null>(null);
  const modals = useMemo(() => {
    const { open, hrefOf, toggle } = modalAt(place);
    return { router, slot, open, hrefOf, toggle };
  }, [place, router, slot]);
  return (
    <PageModalsContext value={modals}>
      <SlotContext value={setSlot}>{children}</SlotContext>
    </PageModalsContext>
  );
}

/** The element into which the page renders the content of its modal. */
export const PageModalSlot = () => <div ref={useContext(SlotContext)} className={styles.slot} />;
