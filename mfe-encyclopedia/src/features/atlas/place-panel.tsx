import { useEffect, useRef, type ReactNode } from 'react';
import { bookNames } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Icon, ReferenceLink } from '@manna/shared/ui';
import { kindNames } from '../../names/value-names';
import type { Site } from './atlas-scene';
import { atlasText } from './atlas-text';
import type { ChosenPlace } from './load-atlas';
import { StayLink } from './stay-link';
import styles from './panel.module.css';

interface PlacePanelProps {
  place: ChosenPlace;
  sites: readonly Site[];
  /** Path of the page without this place. */
  closePath: string;
  onFollow: () => void;
  /** The ruler. */
  children?: ReactNode;
}

/** The chosen place: who or what it is, where the Bible names it first, and every site that was proposed for it. */
export function PlacePanel({ place, sites, closePath, onFollow, children }: PlacePanelProps) {
  const text = useText(atlasText);
  const books = useText(bookNames);
  const kinds = useText(kindNames);
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const first = useRef(place.slug);
  useEffect(() => {
    // On a phone the list that leads here is below it.
    if (place.slug !== first.current) panel.current?.scrollIntoView({ block: 'nearest' });
    first.current = place.slug;
  }, [place.slug]);
  const { name, title, pagePath, summary, kind, certainty, modernName, verses, verseCount } = place;
  const [verse] = verses;
  return (
    <section ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <h2 id="place" className={styles.name} lang="en">
          {name}
        </h2>
        <StayLink to={closePath} className={styles.close} aria-label={text.close(name)} onFollow={onFollow}>
          <Icon name="close" />
        </StayLink>
      </div>
      {title && (
        <p className={styles.title} lang="en">
          {title}
        </p>
      )}
      <p lang="en">{summary}</p>
      <p className={styles.facts}>
        {[kinds[kind] ?? kind, text[certainty]].join(' · ')}
        {modernName && <span lang="en">{` · ${modernName}`}</span>}
      </p>
      {verse !== undefined && (
        <p className={styles.facts}>
          {text.first} <ReferenceLink as={Link} osis={verse} names={books} />,{' '}
          {text.verses(verseCount, verseCount.toLocaleString(language))}
        </p>
      )}
      {sites.length === 0 && <p>{text.noSite}</p>}
      {sites.length > 1 && <Sites sites={sites} />}
      {children}
      <p>
        <Link to={pagePath} className={styles.more}>
          {text.about(name)}
        </Link>
      </p>
    </section>
  );
}

function Sites({ sites }: { sites: readonly Site[] }) {
  const text = useText(atlasText);
  const language = useLanguage();
  return (
    <>
      <h3 className={styles.heading}>{text.sites}</h3>
      <ol className={styles.sites}>
        {sites.map(({ name, lat, lon, confidence, isBest }) => (
          <li key={`${name} ${lat} ${lon}`} className={styles.site}>
            <span className={styles.mark} data-open={isBest ? undefined : ''} />
            <span lang="en" className={styles.siteName}>
              {name}
            </span>
            {isBest && <span className={styles.best}>{text.best}</span>}
            {confidence !== undefined && (
              <span className={styles.percent}>{text.confidence(confidence.toLocaleString(language))}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.key}>{text.key}</p>
    </>
  );
}
