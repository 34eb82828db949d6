import styles from './entry-figure.module.css';

/** A picture, as GraphQL's Image returns it. Its files have immutable URLs. */
export interface EntryPicture {
  alt: string;
  caption: string;
  credit: string;
  revision: string;
  prettyPath: string;
  /** CSS pixels at full size. */
  width: number;
  height: number;
  /** Available widths in pixels, ascending. */
  widths: readonly number[];
}

const addressOf = ({ revision, prettyPath }: EntryPicture, width: number) =>
  `/data/files/${revision}/${prettyPath}-${width}.webp`;

/**
 * Attributes of the img element of a picture: the browser chooses the best width, and reserves the space while it
 * loads. `sizes` is that of HTML.
 */
export const pictureAttributes = (picture: EntryPicture, sizes: string) => ({
  src: addressOf(picture, picture.widths[0] ?? picture.width),
  srcSet: picture.widths.map((width) => `${addressOf(picture, width)} ${width}w`).join(', '),
  sizes,
  width: picture.width,
  height: picture.height,
  decoding: 'async' as const,
});

interface EntryFigureProps {
  picture: EntryPicture;
  /** Language of caption and credit, BCP 47; 'en' by default. */
  language?: string;
  /** Whether it is visible when the page opens, and is loaded at once; false by default. */
  first?: boolean;
}

/** A picture with its caption and credit. */
export function EntryFigure({ picture, language = 'en', first = false }: EntryFigureProps) {
  return (
    <figure className={styles.figure} lang={language}>
      <img
        {...pictureAttributes(picture, '(min-width: 670px) 35rem, 100vw')}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        className={styles.picture}
      />
      <figcaption>
        {picture.caption} <small className={styles.credit}>{picture.credit}</small>
      </figcaption>
    </figure>
  );
}
