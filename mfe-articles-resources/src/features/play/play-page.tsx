import { lazy, Suspense } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { articlesResourcesPaths, categoryLook, resourceCategoryNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { EntryFrame } from '../../entries/entry-frame';
import { fileAddress, fullPicture } from '../../names/file-address';
import { Interactive } from './interactive';
import { LargePictures } from './large-pictures';
import { loadPlay, type PlayData, type Played } from './load-play';
import { playMeta } from './play-meta';
import { playText } from './play-text';
import { PlayedGame } from './puzzle/played-game';
import styles from './play-page.module.css';

const MediaPlayer = lazy(() =>
  import(/* webpackChunkName: "route-play.media" */ './media/media-player').then((module) => ({
    default: module.MediaPlayer,
  })),
);

const PlayPassage = lazy(() =>
  import(/* webpackChunkName: "route-play.passage" */ './passage-games/play-passage').then((module) => ({
    default: module.PlayPassage,
  })),
);

const MatchPlaces = lazy(() =>
  import(/* webpackChunkName: "route-play.places" */ './place-map/match-places').then((module) => ({
    default: module.MatchPlaces,
  })),
);

/** Whether it is printed as a sheet of paper to solve. */
const isGame = (played: Played): boolean =>
  played.kind === 'passage' ||
  played.kind === 'places' ||
  (played.kind === 'interactive' && !['timeline', 'read-along'].includes(played.playable.kind));

function PlayPage({ data: { resource, category, played, origin } }: { data: PlayData }) {
  const text = useText(playText);
  const names = useText(resourceCategoryNames);
  const { name, summary, pagePath, images } = resource;
  return (
    <EntryFrame
      wide
      isSheet={isGame(played)}
      name={name}
      lead={summary}
      category={{
        path: articlesResourcesPaths.resourcesCategory({ category }),
        name: names[category],
        ...categoryLook(category),
      }}
    >
      <PlayedGame value={{ name, origin }}>
        <Player key={pagePath} played={played} poster={images[0] && fullPicture(images[0])} />
      </PlayedGame>
      <p className={styles.ways}>
        <Link to={pagePath}>{text.about(name)}</Link>
        {'puzzle' in played || 'passage' in played ? <a href={fileAddress(played.file)}>{text.data}</a> : null}
      </p>
    </EntryFrame>
  );
}

function Player({ played, poster }: { played: Played; poster: string | undefined }) {
  const text = useText(playText);
  switch (played.kind) {
    case 'recording':
      return (
        <Suspense>
          <MediaPlayer recording={played} poster={poster} />
        </Suspense>
      );
    case 'pictures':
      return <LargePictures pictures={played.pictures} />;
    case 'interactive':
      return (
        <Interactive
          playable={played.playable}
          file={`${played.file.revision}/${played.file.path}`}
          puzzle={played.puzzle}
        />
      );
    case 'places':
      return (
        <Suspense>
          <MatchPlaces game={played.game} puzzle={played.puzzle} ground={played.ground} />
        </Suspense>
      );
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
