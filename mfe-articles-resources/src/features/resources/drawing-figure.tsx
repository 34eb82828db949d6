import { useId, useRef } from 'react';
import { FigureCaption, ScrollBox } from '@manna/shared/ui';
import { fullPicture } from '../../names/file-address';
import type { Resource } from './load-resource';
import styles from './drawing-figure.module.css';

/** A drawing as SVG, sharp in any size. On a small screen it scrolls sideways, so that its smallest words can be read. */
export function DrawingFigure({ picture }: { picture: Resource['images'][number] }) {
  const id = useId();
  const caption = useRef<HTMLElement>(null);
  const { alt, width, height } = picture;
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
      <FigureCaption {...picture} ref={caption} id={id} />
    </figure>
  );
}
