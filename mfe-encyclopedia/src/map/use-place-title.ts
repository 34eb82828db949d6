import { useText } from '@manna/shared/runtime';
import type { MapMarker } from './map-marker';
import { mapText } from './map-text';
import { sitesText } from './sites-text';

/** Returns a function that says what a place on the map is: the subject of the page, a proposed site, how certain it is. */
export function usePlaceTitle() {
  const { here } = useText(mapText);
  const { site, unsure } = useText(sitesText);
  return ({ title, isSubject, isFirm, confidence }: MapMarker): string => {
    if (isSubject) return here(title);
    if (confidence !== undefined) return site(title, confidence);
    return isFirm ? title : unsure(title);
  };
}
