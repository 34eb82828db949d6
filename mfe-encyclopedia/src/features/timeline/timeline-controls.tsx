import { memo, type Dispatch, type SetStateAction } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { moved, ZOOM_STEP, zoomed, type TimeSpan } from './time-span';
import { timelineText } from './timeline-text';
import styles from './timeline.module.css';

/** The part of what is shown by which a button moves it. */
const MOVE = 0.5;

interface ControlsProps {
  whole: TimeSpan;
  onChange: Dispatch<SetStateAction<TimeSpan>>;
}

/** The buttons of the timeline. They do not depend on what is shown, so a step does not render them again. */
export const TimelineControls = memo(function TimelineControls({ whole, onChange }: ControlsProps) {
  const text = useText(timelineText);
  return (
    <div className={styles.controls}>
      <Button icon="previous" onClick={() => onChange((span) => moved(span, -MOVE, whole))}>
        {text.earlier}
      </Button>
      <Button onClick={() => onChange((span) => zoomed(span, 1 / ZOOM_STEP, whole))}>{text.farther}</Button>
      <Button onClick={() => onChange((span) => zoomed(span, ZOOM_STEP, whole))}>{text.nearer}</Button>
      <Button icon="next" onClick={() => onChange((span) => moved(span, MOVE, whole))}>
        {text.later}
      </Button>
    </div>
  );
});
