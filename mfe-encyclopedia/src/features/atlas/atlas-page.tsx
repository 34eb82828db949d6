import { useMemo } from 'react';
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
import { sitesOf, type AtlasScene } from './atlas-scene';
import { atlasPath, readAtlas, type AtlasState } from './atlas-state';
import { atlasText } from './atlas-text';
import { JourneyPanel } from './journey-panel';
import { routeOf, stopAt } from './journey-route';
import { narrowed, periodsOf, placeCalled } from './known-places';
import { LayerChoice } from './layer-choice';
import { loadAtlas, type AtlasData } from './load-atlas';
import { PlaceList } from './place-list';
import { PlacePanel } from './place-panel';
import { Ruler } from './ruler';
import { viewOf } from './viewpoints';
import styles from './atlas-page.module.css';

/** The address of the page follows the map and the fields after this time, in milliseconds. */
const ADDRESS_MS = 400;

const PATH = encyclopediaPaths.atlas;

function AtlasPage({ data: { places, journeys, ground, place, journey } }: { data: AtlasData }) {
  const text = useText(atlasText);
  const language = useLanguage();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [state, setState, { hold }] = useAddressState({
    inAddress: readAtlas(query),
    addressOf: atlasPath,
    go: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
    delayMs: ADDRESS_MS,
  });
  const { filter, period, stop, to, layers } = state;
  const shown = useMemo(() => narrowed(places, { filter, period }), [places, filter, period]);
  const known = useMemo(() => periodsOf(places), [places]);
  const route = useMemo(() => (journey ? routeOf(journey) : []), [journey]);
  const scene: AtlasScene = useMemo(() => {
    const sites = place ? sitesOf(place) : [];
    const [best] = sites;
    const other = placeCalled(places, to);
    return {
      places: shown,
      sites,
      chosen: place,
      journey: journey && { slug: journey.slug, route, stop },
      ruler: best && other && [best, other],
      layers,
    };
  }, [shown, places, place, to, journey, route, stop, layers]);
  const view = viewOf({ view: state.view, sites: scene.sites, route, stop: stopAt(route, stop) });
  const change = (changed: Partial<AtlasState>) => setState({ ...state, ...changed });
  /** Goes to another state at once, with a step of the browser's history. */
  const go = (changed: Partial<AtlasState>) => {
    hold();
    void navigate(atlasPath({ ...state, ...changed }), { preventScrollReset: true });
  };
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
          <AtlasMap
            ground={ground}
            scene={scene}
            view={view}
            onMove={(moved) => change({ view: moved })}
            onChoose={(slug) => go({ place: slug, view })}
          />
          <figcaption className={styles.caption}>
            <p className={styles.key}>
              <span className={styles.mark} />
              {text.firm}
              <span className={styles.mark} data-open="" />
              {text.open}
            </p>
            <p>{text.source}</p>
          </figcaption>
          <LayerChoice layers={layers} onChange={(chosen) => change({ layers: chosen })} />
        </figure>
        <div className={styles.side}>
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
              state={state}
              closePath={atlasPath({ ...state, journey: null, stop: null, view })}
              onStop={(number) => change({ stop: number, view: null })}
              onFollow={hold}
            />
          )}
          <section className={styles.list}>
            <h2 id="places" className={styles.heading}>
              {text.places}
            </h2>
            <PlaceList places={shown} filter={filter} period={period} chosen={place?.slug ?? null} onFollow={hold} />
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
