import { useText } from '@manna/shared/runtime';
import { layerNames, type LayerName } from '@manna/shared/domain/atlas';
import { layerText } from './atlas-text';
import styles from './layer-choice.module.css';

interface LayerChoiceProps {
  layers: readonly LayerName[];
  onChange: (layers: readonly LayerName[]) => void;
}

/** What the reader lays over the map. */
export function LayerChoice({ layers, onChange }: LayerChoiceProps) {
  const text = useText(layerText);
  return (
    <fieldset className={styles.layers}>
      <legend className={styles.legend}>{text.title}</legend>
      {layerNames.map((name) => (
        <label key={name} className={styles.layer}>
          <input
            type="checkbox"
            checked={layers.includes(name)}
            onChange={({ target }) =>
              onChange(layerNames.filter((one) => (one === name ? target.checked : layers.includes(one))))
            }
          />
          {text[name]}
        </label>
      ))}
    </fieldset>
  );
}
