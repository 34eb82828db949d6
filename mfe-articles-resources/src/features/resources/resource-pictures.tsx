import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { isForBrowser, reportFailure, useText } from '@manna/shared/runtime';
import { EntryFigure } from '@manna/shared/ui';
import { Carousel } from '@manna/shared/ui/controls';
import { fullPicture } from '../../names/file-address';
import { DrawingFigure } from './drawing-figure';
import type { Resource } from './load-resource';
import { resourcesText } from './resources-text';
import styles from './resource-page.module.css';

const loadViewer = () => import(/* webpackChunkName: "route-resource.viewer" */ './viewer/picture-viewer');

const PictureViewer = lazy(() => loadViewer().then((module) => ({ default: module.PictureViewer })));

interface ResourcePicturesProps {
  pictures: Resource['images'];
  /** Whether they are drawings with much to read, which are shown as SVG. */
  areDrawings: boolean;
  /** The page that shows them large; without it each one leads to its file. */
  largePath: string | undefined;
}

/** The pictures of a resource, side by side if there are several. Each opens large; without scripts by a link. */
export function ResourcePictures({ pictures, areDrawings, largePath }: ResourcePicturesProps) {
  const text = useText(resourcesText);
  const [opened, setOpened] = useState<number>();
  const open = (index: number) => (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    loadViewer().then(
      () => setOpened(index),
      (error: unknown) => {
        reportFailure(error, 'picture viewer');
        const picture = pictures[index];
        if (picture) location.assign(fullPicture(picture));
      },
    );
  };
  const figures = pictures.map((picture, index) => ({
    key: picture.prettyPath,
    content: (
      <>
        {areDrawings && picture.svg ? (
          <DrawingFigure picture={picture} />
        ) : (
          <EntryFigure picture={picture} first={index === 0} />
        )}
        <a href={largePath ?? fullPicture(picture)} className={styles.full} onClick={open(index)}>
          {text.view}
        </a>
      </>
    ),
  }));
  return (
    <>
      {figures.length > 1 ? (
        <Carousel
          label={text.pictures}
          slides={figures}
          previousLabel={text.previousPicture}
          nextLabel={text.nextPicture}
          slideText={text.pictureOf}
        />
      ) : (
        figures.map(({ key, content }) => <div key={key}>{content}</div>)
      )}
      {opened !== undefined && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}
