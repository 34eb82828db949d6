import { useId, useRef } from 'react';
import { ScrollBox } from '@manna/shared/ui';
import { fullPicture } from '../../names/file-address';
import type { Resource } from './load-resource';
import styles from './drawing-figure.module.css';

/** A drawing as SVG, sharp in any size. On a small screen it scrolls sideways, so that its smallest words can be read. */
export function DrawingFigure({ picture }: { picture: Resource['images'][number] }) {
  const id = useId();
  const caption = useRef<HTMLElement>(null);
  const { alt, width, height, credit } = picture;
  return (
    <figure lang="en">
      <ScrollBox name={caption}>
        <img
          src={fullPicture(picture)}
          width={width}
          height={height}
          alt={alt}
          fetchPriority="high"
          className={styles.drawing}
        />
      </ScrollBox>
      <figcaption ref={caption} id={id} className={styles.caption}>
        {picture.caption} <small className={styles.credit}>{credit}</small>
      </figcaption>
    </figure>
  );
}
