import { lazy, Suspense } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { articlesResourcesPaths, categoryLook, resourceCategoryNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { EntryFrame } from '../../entries/entry-frame';
import { fileAddress } from '../../names/file-address';
import { Interactive } from './interactive';
import { LargePictures } from './large-pictures';
import { loadPlay, type PlayData, type Played } from './load-play';
import { MediaPlayer } from './media-player';
import { playMeta } from './play-meta';
import { playText } from './play-text';
import styles from './play-page.module.css';

const PlayPassage = lazy(() =>
  import(/* webpackChunkName: "route-play.passage" */ './passage-games/play-passage').then((module) => ({
    default: module.PlayPassage,
  })),
);

function PlayPage({ data: { resource, category, played } }: { data: PlayData }) {
  const text = useText(playText);
  const names = useText(resourceCategoryNames);
  const { name, summary, pagePath } = resource;
  return (
    <EntryFrame
      wide
      name={name}
      lead={summary}
      category={{
        path: articlesResourcesPaths.resourcesCategory({ category }),
        name: names[category],
        ...categoryLook(category),
      }}
    >
      <Player key={pagePath} played={played} />
      <p className={styles.ways}>
        <Link to={pagePath}>{text.about(name)}</Link>
        {(played.kind === 'interactive' || played.kind === 'passage') && (
          <a href={fileAddress(played.file)}>{text.data}</a>
        )}
      </p>
    </EntryFrame>
  );
}

function Player({ played }: { played: Played }) {
  const text = useText(playText);
  switch (played.kind) {
    case 'audio':
    case 'video':
      return <MediaPlayer media={played} />;
    case 'pictures':
      return <LargePictures pictures={played.pictures} />;
    case 'interactive':
      return <Interactive playable={played.playable} />;
    case 'passage':
      return (
        <Suspense>
          <PlayPassage game={played.game} passage={played.passage} />
        </Suspense>
      );
    case 'file':
      return (
        <p>
          {text.noPlayer} <a href={fileAddress(played.file)}>{played.file.label}</a>
        </p>
      );
  }
}

export const route = defineRoute<PlayData>({ loader: loadPlay, meta: playMeta, Component: PlayPage });
