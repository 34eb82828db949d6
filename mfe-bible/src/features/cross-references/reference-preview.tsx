import { useEffect, useRef, type RefObject } from 'react';
import { attachPreview } from './attach-preview';
import styles from './reference-preview.module.css';

/**
 * The card that shows the words of the reference that is pointed at, or has the focus of the keyboard. Screen readers have
 * them as its description, and do not need the card.
 */
export function ReferencePreview({ place }: { place: RefObject<HTMLElement | null> }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current && card.current ? attachPreview(place.current, card.current) : undefined), [place]);
  return <div ref={card} popover="manual" aria-hidden="true" className={styles.card} />;
}
