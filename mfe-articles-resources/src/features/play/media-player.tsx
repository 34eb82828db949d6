import { useText } from '@manna/shared/runtime';
import { fileAddress } from '../../names/file-address';
import type { Played } from './load-play';
import { playText } from './play-text';
import styles from './media-player.module.css';

type Media = Extract<Played, { kind: 'audio' | 'video' }>;

/** A recording or a film, with the browser's own controls, and with captions if it has some. */
export function MediaPlayer({ media: { kind, file, captions } }: { media: Media }) {
  const text = useText(playText);
  const source = fileAddress(file);
  const Player = kind;
  return (
    <Player controls preload="metadata" src={source} className={styles[kind]}>
      {captions && <track kind="captions" src={fileAddress(captions)} srcLang="en" />}
      <p>
        {text.noPlayer} <a href={source}>{file.label}</a>
      </p>
    </Player>
  );
}
