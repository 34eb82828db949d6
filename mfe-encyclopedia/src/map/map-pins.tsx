import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '@manna/shared/runtime';
import { groupsOf, namedOf, type PinGroup } from './group-pins';
import { namedPlaces, PLACES } from './map-style';
import { mapText } from './map-text';
import { PlaceCard } from './place-card';
import { usePlaceTitle } from './use-place-title';
import { wantsStillness } from './wants-stillness';
import type { MapMarker } from './map-marker';
import styles from './map-pins.module.css';

/** Largest zoom-in on a group. Zoom levels. */
const STEP = 3;

type Group = PinGroup<MapMarker>;

const keyOf = ({ markers }: Group): string => markers.map(({ id }) => id).join(' ');
const placeOf = ({ markers: [first] }: Group): [number, number] => [first?.longitude ?? 0, first?.latitude ?? 0];

function useGroups(map: MapLibreMap, markers: readonly MapMarker[]): Group[] {
  const group = () => groupsOf(markers, ({ longitude, latitude }) => map.project([longitude, latitude]));
  const [groups, setGroups] = useState(group);
  useEffect(() => {
    const regroup = () => setGroups(group());
    const subscriptions = [map.on('zoomend', regroup), map.on('resize', regroup)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  });
  const [first] = useState(groups);
  useEffect(() => {
    // It has been drawn with the names of the first groups.
    if (groups === first) return;
    // The map may have been removed meanwhile; it needs no names then.
    map
      .getSource<GeoJSONSource>(PLACES)
      ?.setData(namedPlaces(namedOf(groups)))
      .catch(() => undefined);
  }, [map, groups, first]);
  return groups;
}

/** The places as buttons over the map, in the order of the list beside it. Places near each other share a button. */
export function MapPins({ map, markers }: { map: MapLibreMap; markers: readonly MapMarker[] }) {
  const text = useText(mapText);
  const titleOf = usePlaceTitle();
  const groups = useGroups(map, markers);
  const pins = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);

  useLayoutEffect(() => {
    const place = () =>
      groups.forEach((group, index) => {
        const pin = pins.current?.querySelector<HTMLElement>(`[data-pin="${index}"]`);
        const { x, y } = map.project(placeOf(group));
        if (pin) pin.style.translate = `${x}px ${y}px`;
      });
    place();
    const subscriptions = [map.on('move', place), map.on('resize', place)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, groups]);

  useEffect(() => {
    const clicks = map.on('click', () => setOpen(null));
    return () => clicks.unsubscribe();
  }, [map]);

  const closeByKey = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Escape' || open === null) return;
    // A modal around the map stays open.
    event.preventDefault();
    event.stopPropagation();
    setOpen(null);
    pins.current?.querySelector<HTMLElement>(`[data-pin="${index}"]`)?.focus();
  };
  const approach = (group: Group) => {
    setOpen(null);
    const zoom = Math.min(map.getZoom() + STEP, map.getMaxZoom());
    map.easeTo({ center: placeOf(group), zoom, animate: !wantsStillness() });
  };

  const nameOf = ({ markers: [first, ...more] }: Group): string => {
    if (!first) return '';
    const names = [first, ...more].map((marker) => titleOf(marker));
    return more.length === 0 ? (names[0] ?? '') : text.several(names.length, names.join(', '));
  };
  return createPortal(
    <div ref={pins} className={styles.pins}>
      {groups.map((group, index) => {
        const key = keyOf(group);
        const isOpen = open === key;
        return (
          // Escape closes the card of this pin from any focus inside it.
          <div key={key} role="presentation" className={styles.place} onKeyDown={(event) => closeByKey(event, index)}>
            <button
              type="button"
              className={styles.pin}
              data-pin={index}
              data-open={group.markers.some(({ isFirm }) => isFirm) ? undefined : ''}
              data-subject={group.markers.some(({ isSubject }) => isSubject) ? '' : undefined}
              aria-label={nameOf(group)}
              aria-expanded={isOpen}
              onClick={(event) => {
                event.stopPropagation();
                setOpen(isOpen ? null : key);
              }}
            >
              <span className={styles.dot}>{group.markers.length > 1 && group.markers.length}</span>
            </button>
            {isOpen && (
              <PlaceCard
                markers={group.markers}
                onApproach={
                  group.markers.length > 1 && map.getZoom() < map.getMaxZoom() ? () => approach(group) : undefined
                }
                onClose={() => setOpen(null)}
              />
            )}
          </div>
        );
      })}
    </div>,
    map.getCanvasContainer(),
  );
}
