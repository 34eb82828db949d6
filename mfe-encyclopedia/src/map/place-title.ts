import type { Translated } from '@manna/shared/contracts';
import type { MapMarker } from './map-marker';
import type { mapText } from './map-text';
import type { sitesText } from './sites-text';

type Texts = Pick<Translated<typeof mapText>, 'here'> & Pick<Translated<typeof sitesText>, 'site' | 'unsure'>;

/** What a place is called where no link says more of it. */
export function titleOf({ title, isSubject, isFirm, confidence }: MapMarker, text: Texts): string {
  if (isSubject) return text.here(title);
  if (confidence !== undefined) return text.site(title, confidence);
  return isFirm ? title : text.unsure(title);
}
