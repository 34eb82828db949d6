import { useEffect, useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { Dialog } from '@manna/shared/ui/controls';
import { useListeners } from '@manna/shared/ui/hooks';
import { fullPicture } from '../../../names/file-address';
import type { Resource } from '../load-resource';
import { attachPanZoom, type PanZoom } from './attach-pan-zoom';
import { viewerKey } from './viewer-keys';
import { viewerText } from './viewer-text';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  pictures: Resource['images'];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
}

/** Pictures over the whole screen, to zoom and to move about in. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const text = useText(viewerText);
  const [index, setIndex] = useState(first);
  const [zoom, setZoom] = useState(1);
  const viewer = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const panZoom = useRef<PanZoom>(null);
  const count = pictures.length;
  const picture = pictures[index];
  useEffect(() => {
    if (!stage.current || !image.current) return undefined;
    const attached = attachPanZoom(stage.current, image.current, setZoom);
    panZoom.current = attached;
    return () => attached.detach();
  }, []);
  const step = (by: 1 | -1) => {
    setIndex((index + by + count) % count);
    panZoom.current?.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !panZoom.current) return;
    if (viewerKey(event.key, { ...panZoom.current, step })) event.preventDefault();
  };
  // The page below the dialog is inert.
  useListeners('document', { keydown: onKeyDown });
  if (!picture) return null;
  return (
    <Dialog open width="screen" title={picture.name} onClose={onClose} closeLabel={text.close}>
      <div ref={viewer} className={styles.viewer}>
        <div ref={stage} className={styles.stage}>
          <img
            ref={image}
            key={picture.prettyPath}
            src={fullPicture(picture)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            draggable={false}
            className={styles.picture}
            lang="en"
          />
        </div>
        <div className={styles.tools}>
          {count > 1 && <Button onClick={() => step(-1)}>{text.previous}</Button>}
          <Button onClick={() => panZoom.current?.zoomOut()}>{text.zoomOut}</Button>
          <p role="status" className={styles.zoom}>
            {count > 1 && `${text.position(index + 1, count)}, `}
            {Math.round(zoom * 100)} %
          </p>
          <Button onClick={() => panZoom.current?.zoomIn()}>{text.zoomIn}</Button>
          <Button onClick={() => panZoom.current?.reset()}>{text.whole}</Button>
          <FullScreenButton onPress={() => viewer.current} />
          {count > 1 && <Button onClick={() => step(1)}>{text.next}</Button>}
        </div>
        <p className={styles.caption}>
          <span lang="en">
            {picture.caption} <small>{picture.credit}</small>
          </span>{' '}
          <small className={styles.keys}>{text.keys}</small>
        </p>
      </div>
    </Dialog>
  );
}

/** Enters and leaves full screen, if the browser can. */
function FullScreenButton({ onPress }: { onPress: () => HTMLElement | null }) {
  const text = useText(viewerText);
  const [isFull, setFull] = useState(false);
  useListeners('document', { fullscreenchange: () => setFull(document.fullscreenElement !== null) });
  if (!document.fullscreenEnabled) return null;
  // Rejects if the reader's settings forbid it: the picture fills the window already.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : onPress()?.requestFullscreen())?.catch(() => undefined);
  return <Button onClick={toggle}>{isFull ? text.leaveFull : text.full}</Button>;
}
