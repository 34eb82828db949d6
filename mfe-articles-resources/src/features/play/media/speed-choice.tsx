import { useText } from '@manna/shared/runtime';
import { mediaText } from './media-text';
import styles from './media.module.css';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface SpeedChoiceProps {
  /** 1 is the speed at which it was recorded, or of a quiet voice. */
  value: number;
  onChoose: (speed: number) => void;
}

/** Chooses how fast something is heard. */
export function SpeedChoice({ value, onChoose }: SpeedChoiceProps) {
  const text = useText(mediaText);
  return (
    <label className={styles.control}>
      {text.speed}
      <select value={value} onChange={({ target }) => onChoose(Number(target.value))} className={styles.select}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {text.times(speed)}
          </option>
        ))}
      </select>
    </label>
  );
}
