import { memo, useRef, useState } from 'react';
import { useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { useRovingFocus } from '@manna/shared/ui/hooks';
import { kindNames } from '../../names/value-names';
import { isFirm } from './atlas-scene';
import { atlasPath, type AtlasState } from './atlas-state';
import { atlasText } from './atlas-text';
import type { MappedPlace } from './load-atlas';
import { StayLink } from './stay-link';
import styles from './place-list.module.css';

interface PlaceListProps {
  places: readonly MappedPlace[];
  /** What the links keep of the reader's choices. */
  filter: string;
  period: AtlasState['period'];
  chosen: string | null;
  onFollow: () => void;
}

/** The places of the map as a list of links. It has one stop for the Tab key, and the arrow keys lead through it. */
export const PlaceList = memo(function PlaceList({ places, filter, period, chosen, onFollow }: PlaceListProps) {
  const text = useText(atlasText);
  const kinds = useText(kindNames);
  const partName = usePartName();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  useRovingFocus(list, { items: 'a', axis: 'vertical', isCircle: false, onMove: setCurrent });
  const stop = Math.min(current, places.length - 1);
  return (
    <>
      <p role="status" className={styles.count}>
        {places.length === 0 ? text.none : text.count(places.length, places.length.toLocaleString(language))}
      </p>
      {places.length > 0 && (
        <ul ref={list} className={styles.places} aria-label={partName(text.places)}>
          {places.map((place, index) => (
            <li key={place.slug}>
              <StayLink
                to={atlasPath({ filter, period, place: place.slug })}
                className={styles.place}
                aria-current={place.slug === chosen ? 'true' : undefined}
                tabIndex={index === stop ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onFollow={onFollow}
              >
                <span className={styles.mark} data-open={isFirm(place) ? undefined : ''} />
                <span lang="en" className={styles.name}>
                  {place.name}
                </span>
                <span className={styles.kind}>{place.kind === 'place' ? '' : (kinds[place.kind] ?? place.kind)}</span>
                {!isFirm(place) && <VisuallyHidden>, {text[place.certainty]}</VisuallyHidden>}
              </StayLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
