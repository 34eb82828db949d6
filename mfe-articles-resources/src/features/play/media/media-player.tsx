import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { fileAddress } from '../../../names/file-address';
import type { Played } from '../load-play';
import { ScriptedGame } from '../puzzle/scripted-game';
import { clockTime } from './clock-time';
import { mediaText } from './media-text';
import { SpeedChoice } from './speed-choice';
import { Transcript } from './transcript';
import { useMedia, type Failure as FailureKind } from './use-media';
import media from './media.module.css';
import styles from './media-player.module.css';

type Recording = Extract<Played, { kind: 'recording' }>;

interface MediaPlayerProps {
  recording: Recording;
  /** The URL of a picture to show before a film begins. */
  poster: string | undefined;
}

/**
 * A recording or a film with the browser's own controls, captions, speed, and a transcript that follows. It goes on where the
 * reader stopped.
 */
export function MediaPlayer({ recording, poster }: MediaPlayerProps) {
  const text = useText(mediaText);
  const { file, captions, transcript } = recording;
  const { element, listeners, current, continuedAt, failure, speed, setSpeed, playFrom, retry } = useMedia(
    transcript.cues,
    `${file.revision}/${file.path}`,
  );
  const source = fileAddress(file);
  const Player = recording.media;
  return (
    <>
      {failure === undefined ? (
        <Player
          ref={element}
          controls
          preload="metadata"
          src={source}
          className={styles[recording.media]}
          {...(recording.media === 'video' && { poster, playsInline: true })}
          {...listeners}
        >
          {captions && (
            <track kind="captions" src={fileAddress(captions)} srcLang={transcript.language} label={text.captions} />
          )}
          <a href={source}>{file.label}</a>
        </Player>
      ) : (
        <Failure failure={failure} source={source} label={file.label} onRetry={retry} />
      )}
      <ScriptedGame>
        <div className={media.controls}>
          <SpeedChoice value={speed} onChoose={setSpeed} />
          {continuedAt > 0 && (
            <>
              <span>{text.goesOn(clockTime(continuedAt))}</span>
              <Button onClick={() => playFrom(0)} icon="retry">
                {text.restart}
              </Button>
            </>
          )}
        </div>
      </ScriptedGame>
      <Transcript cues={transcript.cues} language={transcript.language} current={current} onPlayFrom={playFrom} />
    </>
  );
}

interface FailureProps {
  failure: FailureKind;
  source: string;
  label: string;
  onRetry: () => void;
}

/** Says why something does not play, and what one can do. */
function Failure({ failure, source, label, onRetry }: FailureProps) {
  const text = useText(mediaText);
  return (
    <div className={styles.failure} role="alert">
      <p>{text[failure]}</p>
      <div className={styles.ways}>
        {failure === 'offline' && (
          <Button onClick={onRetry} icon="retry">
            {text.tryAgain}
          </Button>
        )}
        {failure !== 'missing' && (
          <a href={source} download>
            {text.download}: {label}
          </a>
        )}
      </div>
    </div>
  );
}
