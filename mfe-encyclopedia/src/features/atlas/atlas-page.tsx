import { lazy, Suspense, useRef } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { useLanguage, useNavigate, useSearchParams, useText } from '@manna/shared/runtime';
import { LanguageNote, Page } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { useAddressState } from '@manna/shared/ui/hooks';
import { lookOf } from '../../names/categories';
import { categoryPageMeta } from '../../names/page-meta';
import { AtlasForm } from './atlas-form';
import { AtlasMap } from './atlas-map';
import { atlasPath, readAtlas, type AtlasState } from '@manna/shared/domain/atlas';
import { atlasText, passageText } from './atlas-text';
import { JourneyPanel } from './journey-panel';
import { JourneyPlayer } from './journey-player';
import { LayerChoice } from './layer-choice';
import { loadAtlas, type AtlasData } from './load-atlas';
import { PassagePanel } from './passage-panel';
import { PlaceList } from './place-list';
import { PlacePanel } from './place-panel';
import { Ruler } from './ruler';
import { useChosen } from './use-chosen';
import styles from './atlas-page.module.css';

const LayerNotes = lazy(() =>
  import(/* webpackChunkName: "route-atlas.layers" */ './layer-notes').then((module) => ({
    default: module.LayerNotes,
  })),
);

/** The address of the page follows the map and the fields after this time, in milliseconds. */
const ADDRESS_MS = 400;

const PATH = encyclopediaPaths.atlas;

function AtlasPage({ data }: { data: AtlasData }) {
  const { journeys, ground, place, journey, passage } = data;
  const text = useText(atlasText);
  const { visitedKey } = useText(passageText);
  const language = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [state, setState, { hold }] = useAddressState({
    inAddress: readAtlas(query),
    addressOf: atlasPath,
    go: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
    delayMs: ADDRESS_MS,
  });
  const { places, known, scene, view } = useChosen(data, state);
  const change = (changed: Partial<AtlasState>) => setState({ ...state, ...changed });
  /** Goes to another state at once, with a step of the browser's history. */
  const go = (changed: Partial<AtlasState>) => {
    hold();
    void navigate(atlasPath({ ...state, ...changed }), { preventScrollReset: true });
  };
  const stage = useRef<HTMLDivElement>(null);
  const stop = state.stop === null || !journey ? null : Math.min(state.stop, journey.stops.length);
  const { accent, icon } = lookOf('places');
  return (
    <Page accent={accent} icon={<CategoryIcon name={icon} />} title={text.title} lead={text.lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <AtlasForm
        state={state}
        known={known}
        journeys={journeys}
        onChange={change}
        onJourney={(slug) =>
          go({ journey: slug, stop: null, place: null, to: null, view: slug === null ? view : null })
        }
      />
      <div className={styles.parts}>
        <figure className={styles.figure}>
          <div ref={stage} className={styles.stage}>
            <AtlasMap
              ground={ground}
              scene={scene}
              view={view}
              onMove={(moved) => change({ view: moved })}
              onChoose={(slug) => go({ place: slug, view })}
            />
            {journey && (
              <JourneyPlayer
                key={journey.slug}
                stops={journey.stops}
                stop={stop}
                onStop={(number) => change({ stop: number, view: null })}
                onPlay={() => stage.current?.scrollIntoView({ block: 'nearest' })}
              />
            )}
          </div>
          <figcaption className={styles.caption}>
            <p className={styles.key}>
              <span className={styles.mark} />
              {text.firm}
              <span className={styles.mark} data-open="" />
              {text.open}
              {scene.visited && (
                <>
                  <span className={styles.mark} data-ring="" />
                  {visitedKey}
                </>
              )}
            </p>
            <p className={styles.source}>{text.source}</p>
          </figcaption>
          <LayerChoice layers={state.layers} onChange={(chosen) => change({ layers: chosen })} />
          {state.layers.length > 0 && (
            <Suspense>
              <LayerNotes layers={state.layers} period={state.period} places={places} />
            </Suspense>
          )}
        </figure>
        <div className={styles.side}>
          {passage && (
            <PassagePanel
              passage={passage}
              closePath={atlasPath({ ...state, passage: null, view: null })}
              onFollow={hold}
            />
          )}
          {place && (
            <PlacePanel
              place={place}
              sites={scene.sites}
              closePath={atlasPath({ ...state, place: null, to: null, view })}
              onFollow={hold}
            >
              {scene.sites[0] && (
                <Ruler
                  from={scene.sites[0]}
                  state={state}
                  places={places}
                  onMeasure={(name) => go({ to: name, view })}
                />
              )}
            </PlacePanel>
          )}
          {journey && (
            <JourneyPanel
              journey={journey}
              state={{ ...state, stop }}
              closePath={atlasPath({ ...state, journey: null, stop: null, view })}
              onFollow={hold}
            />
          )}
          <section className={styles.list}>
            <h2 id="places" className={styles.heading}>
              {text.places}
            </h2>
            <PlaceList
              places={scene.places}
              visited={scene.visited}
              filter={state.filter}
              period={state.period}
              passage={state.passage}
              chosen={place?.slug}
              onFollow={hold}
            />
            <p className={styles.hint}>{text.arrows}</p>
          </section>
        </div>
      </div>
    </Page>
  );
}

export const route = defineRoute<AtlasData>({
  loader: loadAtlas,
  meta: (args) => categoryPageMeta(args, { category: 'places', path: PATH, ...args.text(atlasText) }),
  Component: AtlasPage,
});
