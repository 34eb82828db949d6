import type { Ref } from 'react';
import styles from './entry-figure.module.css';

/** The files of a picture, as GraphQL's Image returns them. They have immutable URLs. */
export interface PictureFiles {
  revision: string;
  prettyPath: string;
  /** CSS pixels at full size. */
  width: number;
  height: number;
  /** Available widths in pixels, ascending. */
  widths: readonly number[];
}

/** A picture with what is said of it. */
export interface EntryPicture extends PictureFiles {
  alt: string;
  caption: string;
  credit: string;
}

/** Without a suffix: the gateway sends WebP to browsers that know it, and PNG to the others. */
const addressOf = ({ revision, prettyPath }: PictureFiles, width: number) =>
  `/data/files/${revision}/${prettyPath}-${width}`;

/**
 * Attributes of the img element of a picture: the browser chooses the best width, and reserves the space while it
 * loads. `sizes` is that of HTML.
 */
export const pictureAttributes = (picture: PictureFiles, sizes: string) => ({
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

interface FigureCaptionProps extends Pick<EntryPicture, 'caption' | 'credit'> {
  ref?: Ref<HTMLElement>;
  id?: string;
}

/** What is said below a picture, and who made it. */
export const FigureCaption = ({ caption, credit, ref, id }: FigureCaptionProps) => (
  <figcaption ref={ref} id={id} className={styles.caption}>
    {caption} <small className={styles.credit}>{credit}</small>
  </figcaption>
);

/** A picture with its caption and credit. */
export function EntryFigure({ picture, language = 'en', first = false }: EntryFigureProps) {
  return (
    <figure className={styles.figure} lang={language}>
      <img
        {...pictureAttributes(picture, '(min-width: 670px) 35rem, 100vw')}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={styles.picture}
      />
      <FigureCaption {...picture} />
    </figure>
  );
}
