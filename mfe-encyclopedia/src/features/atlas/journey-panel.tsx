import { useEffect, useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { atlasPath, type AtlasState } from '@manna/shared/domain/atlas';
import { atlasText, journeyText } from './atlas-text';
import { DistanceWords } from './distance-words';
import { lengthsOf, routeOf } from './journey-route';
import type { Journey } from './load-atlas';
import { StayLink } from './stay-link';
import { StopVerses } from './stop-verses';
import panelStyles from './panel.module.css';
import styles from './journey-panel.module.css';

interface JourneyPanelProps {
  journey: Journey;
  state: AtlasState;
  /** Path of the page without this journey. */
  closePath: string;
  onFollow: () => void;
}

/** The chosen journey: how long it is, and its stops in order, each with its verses. */
export function JourneyPanel({ journey, state, closePath, onFollow }: JourneyPanelProps) {
  const text = useText(atlasText);
  const words = useText(journeyText);
  const { name, summary, stops } = journey;
  const { land, byShip } = lengthsOf(routeOf(journey));
  return (
    <section className={panelStyles.panel}>
      <div className={panelStyles.head}>
        <h2 id="journey" className={panelStyles.name} lang="en">
          {name}
        </h2>
        <StayLink to={closePath} className={panelStyles.close} aria-label={text.close(name)} onFollow={onFollow}>
          <Icon name="close" />
        </StayLink>
      </div>
      <p lang="en">{summary}</p>
      <p className={panelStyles.facts}>
        {words.length}{' '}
        {byShip.kilometres > 0 && (
          <>
            {words.sailed} <DistanceWords distance={byShip} isBySea /> {words.rest}{' '}
          </>
        )}
        <DistanceWords distance={land} />
      </p>
      <Stops stops={stops} current={state.stop} state={state} onFollow={onFollow} />
    </section>
  );
}

interface StopsProps {
  stops: Journey['stops'];
  current: number | null;
  state: AtlasState;
  onFollow: () => void;
}

function Stops({ stops, current, state, onFollow }: StopsProps) {
  const text = useText(atlasText);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list scrolls: the map stays where the reader sees it.
    const item = current === null ? undefined : list.current?.children[current - 1];
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop - list.current.offsetTop;
  }, [current]);
  return (
    <ol ref={list} className={styles.stops}>
      {stops.map(({ place, note, references, byShip }, index) => (
        // The stops of a release never change their order.
        <li key={index} className={styles.stop} data-current={index + 1 === current ? '' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.line}>
              <StayLink
                to={atlasPath({ ...state, stop: index + 1, view: null })}
                aria-current={index + 1 === current ? 'step' : undefined}
                lang="en"
                className={styles.place}
                onFollow={onFollow}
              >
                {place.name}
              </StayLink>
              <StopVerses references={references} byShip={byShip} />
            </p>
            {note && <p lang="en">{note}</p>}
            {!place.location && <p className={panelStyles.facts}>{text.noSite}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
