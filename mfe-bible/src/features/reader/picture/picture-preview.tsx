import { useState } from 'react';
import { pictureSizes, type PictureChoice } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Spinner } from '@manna/shared/ui';
import styles from './picture-dialog.module.css';
import { pictureText } from './picture-text';

interface PicturePreviewProps {
  url: string;
  size: PictureChoice<'size'>;
  alt: string;
}

/** The picture, in a space of its shape, so that nothing moves when it comes. */
export function PicturePreview({ url, size, alt }: PicturePreviewProps) {
  const text = useText(pictureText);
  const [state, setState] = useState<'making' | 'shown' | 'failed'>('making');
  const [width, height] = pictureSizes[size];
  return (
    <div className={styles.preview} data-size={size}>
      {state === 'failed' ? (
        <p role="alert">{text.failed}</p>
      ) : (
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {state === 'making' && <Spinner label={text.making} />}
    </div>
  );
}
