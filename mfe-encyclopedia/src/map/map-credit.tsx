import type { Map as MapLibreMap } from 'maplibre-gl';
import { creditOf } from './credit-of';
import { CHOSEN } from './on-chosen-ground';
import styles from './map-credit.module.css';

const attributionsOf = (map: MapLibreMap): string[] =>
  Object.keys(map.getStyle().sources)
    .filter((id) => id.startsWith(CHOSEN))
    .flatMap((id) => map.getSource(id)?.attribution ?? []);

/** Who made the ground that the operator has chosen, as its sources say. The caption of the map says it of our own. */
export function MapCredit({ map }: { map: MapLibreMap }) {
  const parts = [...new Set(attributionsOf(map))].map(creditOf);
  return (
    <p className={styles.credit} data-map-credit="">
      {parts.flat().map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
