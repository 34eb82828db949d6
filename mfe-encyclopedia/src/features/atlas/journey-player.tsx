import { announce, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { journeyText } from './atlas-text';
import type { Journey } from './load-atlas';
import { StopVerses } from './stop-verses';
import { usePlay } from './use-play';
import panelStyles from './journey-panel.module.css';
import styles from './journey-player.module.css';

interface JourneyPlayerProps {
  stops: Journey['stops'];
  /** Number of the current stop. */
  stop: number | null;
  onStop: (stop: number) => void;
  /** Called when it begins to play. */
  onPlay: () => void;
}

/** What belongs below the map of a journey: the buttons that walk through its stops, and the current one with its verses. */
export function JourneyPlayer({ stops, stop, onStop, onPlay }: JourneyPlayerProps) {
  const words = useText(journeyText);
  const count = stops.length;
  const current = stop === null ? undefined : stops[stop - 1];
  const go = (number: number) => {
    const place = stops[number - 1]?.place;
    if (!place) return;
    onStop(number);
    announce(words.at(number, count, place.name));
  };
  const { isPlaying, play, pause } = usePlay(stop, count, go);
  const begin = () => {
    play();
    onPlay();
  };
  const step = (number: number) => {
    pause();
    go(number);
  };
  return (
    <div className={styles.player}>
      <div className={styles.controls}>
        <Button look="filled" onClick={isPlaying ? pause : begin}>
          {isPlaying ? words.pause : words.play}
        </Button>
        <Button icon="previous" disabled={stop === null || stop <= 1} onClick={() => step((stop ?? 2) - 1)}>
          <span className={styles.word}>{words.previous}</span>
        </Button>
        <Button icon="next" disabled={stop !== null && stop >= count} onClick={() => step((stop ?? 0) + 1)}>
          <span className={styles.word}>{words.next}</span>
        </Button>
      </div>
      {current && (
        <div className={styles.stop}>
          <span className={panelStyles.number} data-current="" aria-hidden="true">
            {stop}
          </span>
          <div className={panelStyles.words}>
            <p className={panelStyles.line}>
              <span className={panelStyles.place} lang="en">
                {current.place.name}
              </span>
              <StopVerses {...current} />
            </p>
            {current.note && <p lang="en">{current.note}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
