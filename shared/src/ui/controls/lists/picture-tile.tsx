import { memo, type ReactElement, type ReactNode } from 'react';
import { pictureAttributes, type PictureFiles } from '../../entries/entry-figure';
import type { LinkComponent } from '../../link-component';
import styles from './picture-tile.module.css';

/** Pictures of the first row of a wide screen, which are loaded at once. */
const FIRST_PICTURES = 4;

interface PictureTileProps {
  as: LinkComponent;
  /** Path of its page. */
  to: string;
  name: string;
  /** Who or what it is, in a few words. */
  title?: string | null | undefined;
  /** What the list is about: a year, a number. In the language of the interface. */
  fact?: string | undefined;
  picture?: PictureFiles | null | undefined;
  /** The icon of its category, if it has no picture. */
  icon: ReactElement;
  /** Its position in the grid. */
  index: number;
  /** Language of its name and title, BCP 47; 'en' by default. */
  language?: string;
  /** Something over its corner. */
  children?: ReactNode;
}

/**
 * A tile of a VirtualGrid, with the height that all of its tiles have. Without a picture there is more room for its words.
 * It renders once while the grid scrolls, if its props are the same.
 */
export const PictureTile = memo(function PictureTile({
  as: Link,
  to,
  name,
  title,
  fact,
  picture,
  icon,
  index,
  language = 'en',
  children,
}: PictureTileProps) {
  return (
    <Link to={to} className={styles.tile}>
      {picture ? (
        <img
          {...pictureAttributes(picture, '10rem')}
          // Decorative: its name is below it.
          alt=""
          loading={index < FIRST_PICTURES ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : undefined}
          className={styles.picture}
        />
      ) : (
        <span className={styles.mark}>{icon}</span>
      )}
      <span className={styles.words} data-has-picture={Boolean(picture)} data-has-fact={fact !== undefined}>
        <span className={styles.text} lang={language}>
          <span className={styles.name}>{name}</span>
          {title && (
            <>
              {' '}
              <br />
              <span className={styles.title}>{title}</span>
            </>
          )}
        </span>
        {fact !== undefined && (
          <>
            {' '}
            <span className={styles.fact}>{fact}</span>
          </>
        )}
      </span>
      {children}
    </Link>
  );
});
