import type { ReactNode } from 'react';
import type { Accent } from '../accent';
import { CategoryIcon } from './category-icon';
import styles from './day-card.module.css';

interface DayCardProps {
  label: string;
  accent: Accent;
  /** Slug of a shape. */
  icon: string;
  /** Whether a link covers the whole card. */
  isLink?: boolean;
  children: ReactNode;
}

/** The frame of a card in the home page's row of daily content. It adapts to the container `home`. */
export const DayCard = ({ label, accent, icon, isLink = false, children }: DayCardProps) => (
  <article className={styles.card} data-accent={accent} data-link={isLink ? '' : undefined}>
    <h3 className={styles.label}>
      <CategoryIcon name={icon} />
      {label}
    </h3>
    {children}
  </article>
);
