import { memo, useRef, useState } from 'react';
import { useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { useHydrated, useRovingFocus } from '@manna/shared/ui/hooks';
import { kindNames } from '../../names/value-names';
import { isFirm } from '../../map/is-firm';
import type { AtlasScene } from './atlas-scene';
import { atlasPath, type AtlasState } from '@manna/shared/domain/atlas';
import { atlasText } from './atlas-text';
import type { MappedPlace } from './packed-places';
import { StayLink } from './stay-link';
import styles from './place-list.module.css';

interface PlaceListProps extends Pick<AtlasScene, 'places' | 'visited'> {
  /** What the links keep of the reader's choices. */
  filter: string;
  period: AtlasState['period'];
  passage: string | null;
  /** Slug of the chosen place. */
  chosen: string | undefined;
  onFollow: () => void;
}

/**
 * The places of the map as a list of links. It has one stop for the Tab key, and the arrow keys lead through it; without
 * scripts each link is a stop. Its rows have as few elements as possible, because there are hundreds of them in the HTML.
 */
export const PlaceList = memo(function PlaceList({ places, visited, chosen, onFollow, ...kept }: PlaceListProps) {
  const text = useText(atlasText);
  const partName = usePartName();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const factsOf = useFacts(visited);
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
        <ul ref={list} className={styles.places} aria-label={partName(text.places)} lang="en">
          {places.map((place, index) => (
            <li key={place.slug}>
              <StayLink
                to={atlasPath({ ...kept, place: place.slug })}
                data-open={isFirm(place) ? undefined : ''}
                data-visited={visited?.has(place.slug) ? '' : undefined}
                aria-current={place.slug === chosen ? 'true' : undefined}
                tabIndex={isHydrated && index !== stop ? -1 : undefined}
                onFocus={() => setCurrent(index)}
                onFollow={onFollow}
              >
                {place.name}
                <span lang={language === 'en' ? undefined : language}>{factsOf(place)}</span>
              </StayLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

/** The words of a row: what the place is, whether its location is uncertain, and whether the passage visits it. */
function useFacts(visited: AtlasScene['visited']): (place: MappedPlace) => string {
  const text = useText(atlasText);
  const kinds = useText(kindNames);
  return (place) => {
    const kind = place.kind === 'place' ? '' : (kinds[place.kind] ?? place.kind);
    const certainty = isFirm(place) ? '' : text.open;
    const role = visited ? (visited.has(place.slug) ? text.visited : text.mentioned) : '';
    return [kind, certainty, role].filter(Boolean).join(' · ');
  };
}
