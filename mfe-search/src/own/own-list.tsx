import { useId } from 'react';
import { useText } from '@manna/shared/runtime';
import list from '../results/result-list.module.css';
import styles from '../results/results.module.css';
import type { OwnPage } from './own-pages';
import { OwnRows } from './own-rows';
import { ownText } from './own-text';

interface OwnListProps {
  pages: readonly OwnPage[];
  onOpen: () => void;
}

/** The reader's own pages, in a list of their own because nothing else was found. */
export function OwnList({ pages, onOpen }: OwnListProps) {
  const text = useText(ownText);
  const id = useId();
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {text.heading} <small>{text.note}</small>
      </h2>
      <ul aria-labelledby={id} className={list.list}>
        <OwnRows pages={pages} onOpen={onOpen} />
      </ul>
    </section>
  );
}
