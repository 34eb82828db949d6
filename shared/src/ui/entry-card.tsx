import type { ReactElement } from 'react';
import type { Accent } from './accent';
import { pictureAttributes, type EntryPicture } from './entry-figure';
import { Icon, type IconName } from './icon';
import type { LinkComponent } from './link-component';
import styles from './entry-card.module.css';

interface EntryCardProps {
  as: LinkComponent;
  /** Address of its page. */
  to: string;
  name: string;
  /** A few words that say who or what it is. */
  title?: string | null | undefined;
  /** One or two sentences. */
  summary?: string | undefined;
  picture?: EntryPicture | undefined;
  /** The colour and the mark of its category; both, so that neither speaks alone. */
  accent: Accent;
  /** A name that Icon knows, or an icon of another set as it is drawn. */
  icon: IconName | ReactElement;
  /** BCP 47 code of its words; 'en' by default. */
  language?: string;
  /** Level of its heading; 3 by default. */
  level?: 2 | 3 | 4;
}

/** An entry in a list of entries: all of it leads to its page, its name is what the link is called. */
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
}: EntryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-accent={accent} lang={language}>
      {picture && (
        <img
          {...pictureAttributes(picture, '(min-width: 670px) 20rem, 100vw')}
          // Its name stands beside it; what it shows is told on its own page.
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
    </article>
  );
}
