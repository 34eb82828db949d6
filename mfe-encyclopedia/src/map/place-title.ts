import type { Translated } from '@manna/shared/contracts';
import type { MapMarker } from './map-marker';
import type { mapText } from './map-text';

/** What a place is called where no link says more of it. */
export function titleOf({ title, isSubject, isFirm, confidence }: MapMarker, text: Translated<typeof mapText>): string {
  if (isSubject) return text.here(title);
  if (confidence !== undefined) return text.site(title, confidence);
  return isFirm ? title : text.unsure(title);
}
