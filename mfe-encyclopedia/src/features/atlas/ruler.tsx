import { useId, useState } from 'react';
import { encyclopediaPaths, type Coordinates } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Field } from '@manna/shared/ui/controls';
import { FIELD_LENGTH, type AtlasState } from '@manna/shared/domain/atlas';
import { atlasText, rulerText } from './atlas-text';
import { DAY_MILES, distanceAlong } from './distances';
import { DistanceWords } from './distance-words';
import { placeCalled } from './known-places';
import type { MappedPlace } from './packed-places';
import panelStyles from './panel.module.css';
import styles from './ruler.module.css';

interface RulerProps {
  from: Coordinates;
  state: AtlasState;
  places: readonly MappedPlace[];
  /** Measures to the place with this slug or name. */
  onMeasure: (to: string) => void;
}

/** The distance from the chosen place to another one, whose name the reader types. */
export function Ruler({ from, state: { place, passage, to }, places, onMeasure }: RulerProps) {
  const text = useText(rulerText);
  const { show } = useText(atlasText);
  const names = useId();
  const [isUsed, setUsed] = useState(false);
  const other = placeCalled(places, to);
  return (
    <form
      key={to}
      action={encyclopediaPaths.atlas}
      className={styles.ruler}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('to');
        const asked = typeof typed === 'string' ? typed.trim() : '';
        onMeasure(placeCalled(places, asked)?.slug ?? asked);
      }}
    >
      <div className={styles.field}>
        <Field label={text.to}>
          {(control) => (
            <input
              {...control}
              name="to"
              type="search"
              list={names}
              defaultValue={other?.name ?? to ?? ''}
              maxLength={FIELD_LENGTH}
              autoComplete="off"
              spellCheck={false}
              onFocus={() => setUsed(true)}
            />
          )}
        </Field>
        {passage !== null && <input type="hidden" name="passage" value={passage} />}
        {place !== null && <input type="hidden" name="place" value={place} />}
        <button type="submit" className={styles.submit}>
          {show}
        </button>
      </div>
      {isUsed && (
        <datalist id={names}>
          {[...new Set(places.map(({ name }) => name))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <p role="status" className={styles.answer}>
        {other && <DistanceWords distance={distanceAlong([from, other])} />}
        {to !== null && !other && text.unknown(to)}
      </p>
      {other && <p className={panelStyles.key}>{text.source(...DAY_MILES)}</p>}
    </form>
  );
}
