import { useEffect, useEffectEvent, useState } from 'react';
import { defineUserState, useText, useUserState } from '@manna/shared/runtime';
import { Button, VisuallyHidden } from '@manna/shared/ui';
import { reachText } from './reach-text';
import styles from './reading-bar.module.css';

/** Ways to turn the page that nothing on the screen shows. */
const ways = ['swipe', 'keys'] as const;
type Way = (typeof ways)[number];

const isWay = (value: unknown): value is Way => ways.some((way) => way === value);

/** The hints that the reader has seen. */
const turnHintsState = defineUserState<readonly Way[]>({
  key: 'pillars/bible/turn-hints',
  mode: 'local',
  read: (value) => (Array.isArray(value) ? value.filter(isWay) : undefined),
  initial: [],
});

/** The hints that the reader has seen, and a function that adds one. To be used before a hint is shown, so that it is loaded. */
export function useTurnHints() {
  const [seen, setSeen] = useUserState(turnHintsState);
  return { seen, see: (way: Way) => setSeen((before) => (before.includes(way) ? before : [...before, way])) };
}

const wayHere = (): Way => (matchMedia('(pointer: coarse)').matches ? 'swipe' : 'keys');

/** Tells a reader once how to turn the page: by swipes on a touch screen, by keys elsewhere. */
export function TurnHint({ seen, see }: ReturnType<typeof useTurnHints>) {
  const text = useText(reachText);
  const [way, setWay] = useState(() => {
    const here = wayHere();
    return seen.includes(here) ? undefined : here;
  });
  const note = useEffectEvent(() => way && see(way));
  useEffect(() => {
    note();
  }, []);
  if (!way) return null;
  return (
    <p className={styles.hint}>
      {text[way]}
      <Button icon="close" onClick={() => setWay(undefined)}>
        <VisuallyHidden>{text.gotIt}</VisuallyHidden>
      </Button>
    </p>
  );
}
