import { useLanguage, useText } from '@manna/shared/runtime';
import { fileAddress, fullPicture } from '../../names/file-address';
import type { PlayPicture } from './load-play';
import { playText } from './play-text';
import styles from './large-pictures.module.css';

/** Pictures as wide as the page. Each links to its file, where the reader can use the browser's zoom. */
export function LargePictures({ pictures }: { pictures: readonly PlayPicture[] }) {
  return pictures.map((picture) => <LargePicture key={picture.prettyPath} picture={picture} />);
}

function LargePicture({ picture }: { picture: PlayPicture }) {
  const text = useText(playText);
  const { alt, caption, credit, revision, prettyPath, width, height, widths } = picture;
  const sources = widths.map((one) => `${fileAddress({ revision, path: `${prettyPath}-${one}` })} ${one}w`);
  return (
    <figure lang="en" className={styles.figure}>
      <a href={fullPicture(picture)} className={styles.link}>
        <img
          src={fileAddress({ revision, path: `${prettyPath}-${widths.at(-1) ?? width}` })}
          srcSet={sources.join(', ')}
          sizes="(min-width: 1088px) 64rem, 100vw"
          width={width}
          height={height}
          alt={alt}
          className={styles.picture}
        />
      </a>
      <figcaption>
        {caption} <small className={styles.credit}>{credit}</small>
      </figcaption>
      <a href={fullPicture(picture)} className={styles.full}>
        <span lang={useLanguage()}>{text.fullSize}</span>
      </a>
    </figure>
  );
}
