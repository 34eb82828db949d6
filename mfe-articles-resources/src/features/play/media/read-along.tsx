import { useState } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { useVoices } from '@manna/shared/ui/hooks';
import { ScriptedGame } from '../puzzle/scripted-game';
import { readAlongText } from './media-text';
import { SpeedChoice } from './speed-choice';
import { usePosition } from './use-position';
import { useReading } from './use-reading';
import media from './media.module.css';
import styles from './read-along.module.css';

type Recording = PlayableOf<'read-along'>;

interface ReadAlongProps {
  recording: Recording;
  /** The name of its file, under which the position is stored. */
  file: string;
}

/**
 * A passage whose phrases are marked as they are read; aloud if the device has a voice. It goes on where the reader stopped.
 */
export function ReadAlong({ recording, file }: ReadAlongProps) {
  const text = useText(readAlongText);
  const [rate, setRate] = useState(1);
  const [wantsVoice, setWantsVoice] = useState(true);
  const hasVoice = useVoices(recording.language).length > 0;
  const [position, storePosition] = usePosition(file);
  const phrases = recording.verses.flatMap(({ phrases: ofVerse }) => ofVerse);
  const { place, reading, start, pause, restart } = useReading({
    phrases,
    language: recording.language,
    rate,
    aloud: wantsVoice && hasVoice,
    position,
    onPlace: storePosition,
  });
  const label = place === null || place + 1 >= phrases.length ? text.start : text.goOn;
  return (
    <>
      <ScriptedGame>
        <div className={media.controls}>
          <Button onClick={reading ? pause : start} look="filled">
            {reading ? text.pause : label}
          </Button>
          <Button onClick={restart} icon="retry">
            {text.restart}
          </Button>
          <SpeedChoice value={rate} onChoose={setRate} />
          {hasVoice ? (
            <label className={media.control}>
              <input type="checkbox" checked={wantsVoice} onChange={({ target }) => setWantsVoice(target.checked)} />
              {text.aloud}
            </label>
          ) : (
            <span className={media.control}>{text.silent}</span>
          )}
        </div>
      </ScriptedGame>
      <Passage recording={recording} current={place === null ? undefined : phrases[place]} />
    </>
  );
}

type Phrase = Recording['verses'][number]['phrases'][number];

function Passage({ recording, current }: { recording: Recording; current: Phrase | undefined }) {
  return (
    <div lang={recording.language} className={styles.passage}>
      {recording.verses.map(({ osis, number, phrases }) => (
        <p key={osis}>
          <sup className={styles.number}>{number}</sup>{' '}
          {phrases.map((phrase) => (
            <span key={phrase.min}>
              {phrase === current ? <mark className={media.current}>{phrase.text}</mark> : phrase.text}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
