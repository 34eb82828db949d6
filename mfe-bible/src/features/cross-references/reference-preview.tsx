import { useEffect, useRef, type RefObject } from 'react';
import { attachPreview } from './attach-preview';
import styles from './reference-preview.module.css';

/**
 * The card with the words of the hovered or focused reference. Screen readers get them as the description of the
 * reference, so the card is hidden from them.
 */
export function ReferencePreview({ place }: { place: RefObject<HTMLElement | null> }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current && card.current ? attachPreview(place.current, card.current) : undefined), [place]);
  return <div ref={card} popover="manual" aria-hidden="true" className={styles.card} />;
}
