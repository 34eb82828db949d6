import type { PageSubject } from '@manna/shared/contracts';
import { offersAbout, type PanelOffer } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage } from '@manna/shared/runtime';
import styles from './head-menu.module.css';

/** The pages that the pillars of this site offer beside pages about a subject. */
export const usePanelOffers = (subject: PageSubject): PanelOffer[] =>
  offersAbout(useExtensions('panelOffers'), subject, useLanguage());

/** These pages as choices of a menu. */
export const OfferChoices = ({ offers }: { offers: readonly PanelOffer[] }) =>
  offers.map(({ label, path }) => (
    <li key={path}>
      <Link to={path} className={styles.choice} data-open-in="panel">
        {label}
      </Link>
    </li>
  ));
