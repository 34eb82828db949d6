import type { Cue } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { clockTime } from './clock-time';
import { mediaText } from './media-text';
import media from './media.module.css';
import styles from './transcript.module.css';

interface TranscriptProps {
  cues: readonly Cue[];
  /** BCP 47. */
  language: string;
  /** The cue that is heard now. */
  current: Cue | undefined;
  onPlayFrom: (ms: number) => void;
}

/** What is heard, to read. Each part has a button that plays from there; the one that is heard is marked. */
export function Transcript({ cues, language, current, onPlayFrom }: TranscriptProps) {
  const text = useText(mediaText);
  return (
    <PageSection id="transcript" title={text.transcript}>
      <ol className={styles.cues}>
        {cues.map((cue) => {
          const time = clockTime(cue.startMs);
          return (
            <li key={cue.startMs} className={styles.cue} aria-current={cue === current ? 'true' : undefined}>
              <button
                type="button"
                className={styles.time}
                aria-label={text.playFrom(time)}
                onClick={() => onPlayFrom(cue.startMs)}
              >
                {time}
              </button>
              <span lang={language}>
                {cue === current ? <mark className={media.current}>{cue.text}</mark> : cue.text}
              </span>
            </li>
          );
        })}
      </ol>
    </PageSection>
  );
}
