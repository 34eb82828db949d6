import { useRef, type RefObject } from 'react';
import { useHoverCard, useListeners } from '@manna/shared/ui/hooks';
import type { CrossReferencesData, Reference } from './load-cross-references';
import { ReferenceWords } from './reference-words';
import styles from './reference-preview.module.css';

/** How long the mouse must rest on a reference before its preview opens. Milliseconds. */
const DELAY_MS = 200;
/** Gap between the reference and the card. CSS pixels. */
const MARGIN_PX = 8;

const CLOSED_REFERENCE = 'details:not([open]) > summary[data-reference]';

interface ReferencePreviewProps {
  /** The element that contains the references. */
  container: RefObject<HTMLElement | null>;
  references: readonly Reference[];
  translation: CrossReferencesData['translation'];
}

/**
 * The card with the words of the hovered or focused reference; open references already show them. Screen readers get
 * them as the description of the reference, so the card is hidden from them.
 */
export function ReferencePreview({ container, references, translation }: ReferencePreviewProps) {
  const card = useRef<HTMLDivElement>(null);
  const { anchor, hide } = useHoverCard(container, card, {
    anchorOf: (target) => target.closest(CLOSED_REFERENCE),
    delayMs: DELAY_MS,
    marginPx: MARGIN_PX,
  });
  // The toggle events of references do not bubble.
  useListeners(container, { toggle: ({ target }) => target !== card.current && hide() }, { capture: true });
  const shown = anchor && references.find(({ osisId }) => osisId === anchor.getAttribute('data-reference'));
  return (
    <div ref={card} popover="manual" aria-hidden="true" className={styles.card}>
      {shown && (
        <>
          <b>{anchor.textContent}</b>
          <ReferenceWords reference={shown} translation={translation} />
        </>
      )}
    </div>
  );
}
