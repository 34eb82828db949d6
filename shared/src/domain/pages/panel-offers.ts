import type { Language, PageSubject } from '../../contracts';
import { labelOf, type Extension } from './extensions';

/** A page that a pillar offers beside another page. */
export interface PanelOffer {
  /** In the language of the interface. */
  label: string;
  path: string;
}

/** Those of the offers that are about this subject. */
export const offersAbout = (
  offers: readonly Extension<'panelOffers'>[],
  { type, id }: PageSubject,
  language: Language,
): PanelOffer[] =>
  offers
    .filter(({ subjects }) => subjects.includes(type))
    .map((offer) => ({
      label: labelOf(offer, language),
      path: offer.path.replace(':type', encodeURIComponent(type)).replace(':id', encodeURIComponent(id)),
    }));
