import styles from './entry-figure.module.css';

/** A picture of the content, as GraphQL's Image has it. Its forms are at addresses that never change. */
export interface EntryPicture {
  alt: string;
  caption: string;
  credit: string;
  revision: string;
  prettyPath: string;
  /** CSS pixels at full size. */
  width: number;
  height: number;
  /** Widths in pixels that it is there in, ascending. */
  widths: readonly number[];
}

const addressOf = ({ revision, prettyPath }: EntryPicture, width: number) =>
  `/data/files/${revision}/${prettyPath}-${width}.webp`;

/**
 * What an img needs to show a picture: the browser takes the width that fits, and keeps the place free until it is there.
 * `sizes` says, as in HTML, how wide it is drawn.
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
  /** BCP 47 code of caption and credit; 'en' by default. */
  language?: string;
  /** Whether it stands where the page opens, and is fetched at once; false by default. */
  first?: boolean;
}

/** A picture with what it shows and who made it. */
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
