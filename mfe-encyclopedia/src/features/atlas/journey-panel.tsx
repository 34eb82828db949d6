import { useEffect, useRef } from 'react';
import { bookNames, refsOsis } from '@manna/shared/domain';
import { announce, Link, useText } from '@manna/shared/runtime';
import { Button, Icon, ReferenceLink } from '@manna/shared/ui';
import { atlasPath, type AtlasState } from './atlas-state';
import { atlasText, journeyText } from './atlas-text';
import { distanceAlong } from './distances';
import { DistanceWords } from './distance-words';
import { routeOf } from './journey-route';
import type { Journey } from './load-atlas';
import { StayLink } from './stay-link';
import { usePlay } from './use-play';
import panelStyles from './panel.module.css';
import styles from './journey-panel.module.css';

interface JourneyPanelProps {
  journey: Journey;
  state: AtlasState;
  /** Path of the page without this journey. */
  closePath: string;
  onStop: (stop: number) => void;
  onFollow: () => void;
}

/** The chosen journey: its stops in order, each with its verses, and the button that walks through them. */
export function JourneyPanel({ journey, state, closePath, onStop, onFollow }: JourneyPanelProps) {
  const text = useText(atlasText);
  const words = useText(journeyText);
  const { name, summary, stops } = journey;
  const count = stops.length;
  const stop = state.stop === null ? null : Math.min(state.stop, count);
  const go = (number: number) => {
    const place = stops[number - 1]?.place;
    if (!place) return;
    onStop(number);
    announce(words.at(number, count, place.name));
  };
  const { isPlaying, play, pause } = usePlay(stop, count, go);
  const leave = () => {
    pause();
    onFollow();
  };
  return (
    <section className={panelStyles.panel}>
      <div className={panelStyles.head}>
        <h2 id="journey" className={panelStyles.name} lang="en">
          {name}
        </h2>
        <StayLink to={closePath} className={panelStyles.close} aria-label={text.close(name)} onFollow={leave}>
          <Icon name="close" />
        </StayLink>
      </div>
      <p lang="en">{summary}</p>
      <p className={panelStyles.facts}>
        {words.length} <DistanceWords distance={distanceAlong(routeOf(journey))} />
      </p>
      <div className={styles.controls}>
        <Button look="filled" onClick={isPlaying ? pause : play}>
          {isPlaying ? words.pause : words.play}
        </Button>
        <Button
          icon="previous"
          disabled={stop === null || stop <= 1}
          onClick={() => {
            pause();
            go((stop ?? 2) - 1);
          }}
        >
          {words.previous}
        </Button>
        <Button
          icon="next"
          disabled={stop !== null && stop >= count}
          onClick={() => {
            pause();
            go((stop ?? 0) + 1);
          }}
        >
          {words.next}
        </Button>
      </div>
      <Stops stops={stops} current={stop} state={state} onFollow={leave} />
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
  const books = useText(bookNames);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list scrolls: the map stays where the reader sees it.
    const item = current === null ? undefined : list.current?.children[current - 1];
    if (list.current && item instanceof HTMLElement) list.current.scrollTop = item.offsetTop - list.current.offsetTop;
  }, [current]);
  return (
    <ol ref={list} className={styles.stops}>
      {stops.map(({ place, note, references }, index) => (
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
              {references.map((reference) => {
                const osis = refsOsis([reference]);
                return <ReferenceLink key={osis} as={Link} osis={osis} names={books} className={styles.verse} />;
              })}
            </p>
            {note && <p lang="en">{note}</p>}
            {!place.location && <p className={panelStyles.facts}>{text.noSite}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
