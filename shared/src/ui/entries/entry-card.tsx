import type { ReactElement, ReactNode } from 'react';
import type { Accent } from '../accent';
import { pictureAttributes, type EntryPicture } from './entry-figure';
import { Icon, type IconName } from '../icon';
import type { LinkComponent } from '../link-component';
import styles from './entry-card.module.css';

interface EntryCardProps {
  as: LinkComponent;
  /** Path of its page. */
  to: string;
  name: string;
  /** A short description: who or what it is. */
  title?: string | null | undefined;
  /** One or two sentences. */
  summary?: string | undefined;
  picture?: EntryPicture | undefined;
  /** The color and icon of its category; both, so that color alone carries no meaning. */
  accent: Accent;
  /** The name of an Icon, or an element that renders an icon of another set. */
  icon: IconName | ReactElement;
  /** Language of its texts, BCP 47; 'en' by default. */
  language?: string;
  /** Level of its heading; 3 by default. */
  level?: 2 | 3 | 4;
  /** What it is to the reader, in the corner of the card: it may come later, because it moves nothing. */
  mark?: ReactNode;
}

/**
 * A card in a list of entries: all of it links to the entry's page, and its name is the accessible name of the link.
 */
export function EntryCard({
  as: Link,
  to,
  name,
  title,
  summary,
  picture,
  accent,
  icon,
  language = 'en',
  level = 3,
  mark,
}: EntryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-accent={accent} lang={language}>
      {picture && (
        <img
          {...pictureAttributes(picture, '(min-width: 670px) 20rem, 100vw')}
          // Decorative: its name is beside it, and its content is described on its own page.
          alt=""
          loading="lazy"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <Heading className={styles.name}>
          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {title && <p className={styles.title}>{title}</p>}
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      {mark}
    </article>
  );
}
