import type { Period } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { Field } from '@manna/shared/ui/controls';
import { useEarlyText } from '@manna/shared/ui/hooks';
import { periodSlugs } from '../../names/periods';
import { FIELD_LENGTH, type AtlasState } from '@manna/shared/domain/atlas';
import { atlasText, journeyText } from './atlas-text';
import type { AtlasData } from './load-atlas';
import { PeriodSlider } from './period-slider';
import styles from './atlas-form.module.css';

interface AtlasFormProps {
  state: AtlasState;
  /** The periods that can be chosen. */
  known: ReadonlySet<Period>;
  journeys: AtlasData['journeys'];
  onChange: (change: Partial<AtlasState>) => void;
  /** Opens a journey, or closes it. */
  onJourney: (slug: string | null) => void;
}

/** What narrows the map and its list. Without scripts it is a form that leads to the page. */
export function AtlasForm({
  state: { filter, period, passage, place, journey, layers },
  known,
  journeys,
  onChange,
  onJourney,
}: AtlasFormProps) {
  const text = useText(atlasText);
  const words = useText(journeyText);
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, filter, (typed) => onChange({ filter: typed }));
  return (
    <form
      role="search"
      action={encyclopediaPaths.atlas}
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={text.find}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            name="filter"
            value={filter}
            maxLength={FIELD_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => onChange({ filter: target.value })}
          />
        )}
      </Field>
      <Field label={words.journey}>
        {(control) => (
          <select
            {...control}
            name="journey"
            value={journey ?? ''}
            onChange={({ target }) => onJourney(target.value === '' ? null : target.value)}
          >
            <option value="">{words.none}</option>
            {journeys.map(({ slug, name }) => (
              <option key={slug} value={slug} lang="en">
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PeriodSlider
        periods={periodSlugs.filter((one) => known.has(one))}
        period={period}
        onChange={(chosen) => onChange({ period: chosen })}
      />
      {passage !== null && <input type="hidden" name="passage" value={passage} />}
      {place !== null && <input type="hidden" name="place" value={place} />}
      {layers.length > 0 && <input type="hidden" name="layers" value={layers.join(',')} />}
      <button type="submit" className={styles.submit}>
        {text.show}
      </button>
    </form>
  );
}
