import { useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { pictureText } from './picture-text';

interface SharePictureProps {
  url: string;
  /** Name of the file. */
  name: string;
  title: string;
}

const TYPE = 'image/png';

/** Whether this browser hands pictures to other programs. */
const sharesPictures = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type: TYPE })] });

/** Shares the picture with another program of the reader's device. Renders nothing if the browser cannot. */
export function SharePicture({ url, name, title }: SharePictureProps) {
  const text = useText(pictureText);
  const [hasFailed, setHasFailed] = useState(false);
  const [canShare] = useState(sharesPictures);
  if (!canShare) return null;
  const share = async () => {
    setHasFailed(false);
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The picture answers ${response.status}`);
      await navigator.share({ title, files: [new File([await response.blob()], name, { type: TYPE })] });
    } catch (error) {
      // The reader has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true);
    }
  };
  return (
    <>
      <Button icon="share" onClick={() => void share()}>
        {text.share}
      </Button>
      {hasFailed && <p role="alert">{text.notShared}</p>}
    </>
  );
}
