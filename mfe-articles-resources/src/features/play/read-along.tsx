import { useState } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { readAlongText } from './play-text';
import { ScriptedGame } from './scripted-game';
import { useReading } from './use-reading';
import styles from './read-along.module.css';

type Recording = PlayableOf<'read-along'>;

/** A passage whose phrases are marked as they are read; aloud if the device has a voice. */
export function ReadAlong({ recording }: { recording: Recording }) {
  const text = useText(readAlongText);
  const [rate, setRate] = useState(1);
  const [aloud, setAloud] = useState(false);
  const phrases = recording.verses.flatMap(({ phrases: ofVerse }) => ofVerse);
  const { place, reading, start, pause, restart } = useReading({
    phrases,
    language: recording.language,
    rate,
    aloud,
  });
  return (
    <>
      <ScriptedGame>
        <div className={styles.controls}>
          <Button onClick={reading ? pause : start} look="filled">
            {reading ? text.pause : text.start}
          </Button>
          <Button onClick={restart} icon="retry">
            {text.restart}
          </Button>
          <label className={styles.control}>
            {text.pace}
            <select value={rate} onChange={({ target }) => setRate(Number(target.value))} className={styles.select}>
              <option value={0.75}>{text.slow}</option>
              <option value={1}>{text.normal}</option>
              <option value={1.25}>{text.fast}</option>
            </select>
          </label>
          <label className={styles.control}>
            <input type="checkbox" checked={aloud} onChange={({ target }) => setAloud(target.checked)} />
            {text.aloud}
          </label>
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
              {phrase === current ? <mark className={styles.current}>{phrase.text}</mark> : phrase.text}{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
