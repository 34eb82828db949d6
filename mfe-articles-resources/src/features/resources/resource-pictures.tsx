import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { isForBrowser, reportFailure, useText } from '@manna/shared/runtime';
import { EntryFigure } from '@manna/shared/ui';
import { Carousel } from '@manna/shared/ui/controls';
import { fullPicture } from '../../names/file-address';
import type { Resource } from './load-resource';
import { resourcesText } from './resources-text';
import styles from './resource-page.module.css';

const loadViewer = () => import(/* webpackChunkName: "route-resource.viewer" */ './viewer/picture-viewer');

const PictureViewer = lazy(() => loadViewer().then((module) => ({ default: module.PictureViewer })));

/** The pictures of a resource, side by side if there are several. Each opens large; without scripts it is a link to its file. */
export function ResourcePictures({ pictures }: { pictures: Resource['images'] }) {
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
        <EntryFigure picture={picture} first={index === 0} />
        <a href={fullPicture(picture)} className={styles.full} onClick={open(index)}>
          {text.closer}
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
