import { createElement, useSyncExternalStore } from 'react';
import {
  defineHomeCard,
  definePillar,
  defineRoute,
  type ActionFieldProps,
  type Extensions,
  type ModalProps,
  type PillarModule,
  type LinkPreviewProps,
  type RelatedContentProps,
  type ResolvedPillar,
} from '@manna/shared/contracts';
import { choicePreference, usePreference } from '@manna/shared/runtime';
import type { PillarSource } from '../host/remotes/pillar-registry';
import { PillarFailure } from '../host/remotes/pillar-failure';

/** An extension for each slot of the shell. */
const gardenExtensions: Partial<Extensions> = {
  menuEntries: [
    { page: 'garden', order: 10, tab: true },
    { page: 'plot', order: 20 },
  ],
  headerLinks: [{ page: 'garden', order: 10 }],
  homeLinks: [{ page: 'garden', order: 10 }],
  headerActions: [{ page: 'garden', order: 10, label: 'Find a plant', modal: 'finder', field: 'plant' }],
  footerLinks: [
    { page: 'garden', order: 10 },
    { id: 'plot', order: 10, label: 'Manage Plot', modal: 'plot' },
  ],
  historyLinks: [{ page: 'garden', order: 10 }],
  notFoundSuggestions: [{ page: 'garden', order: 10 }],
  supportLinks: [{ page: 'garden', order: 10 }],
  settingsFields: [{ id: 'fertilizer', order: 10 }],
  homeCards: [
    { id: 'season', order: 10, area: 'main' },
    { id: 'plant-of-the-day', order: 10, area: 'day' },
  ],
  modals: [
    { id: 'finder', title: 'Search {productName}', translations: { es: 'Buscar en {productName}' }, content: 'bundle' },
    { id: 'plot', title: 'Plot', content: 'bundle', maxHeight: '36rem' },
    { id: 'beds', title: 'Map of the beds', content: 'page' },
  ],
  panelOffers: [{ id: 'neighbours', order: 10, label: 'Neighbours', subjects: ['Plant'], path: '/garden/near/:id' }],
  relatedContent: [{ id: 'recipes', order: 10, subjects: ['Plant'] }],
  linkPreviews: [{ id: 'plants', order: 10, path: '/garden/:plant' }],
  preferences: [{ name: 'fertilizer', choices: ['compost', 'none'] }],
};

/** A pillar as the gateway resolves it: a garden with one route, /garden. */
export const garden = (change: Partial<ResolvedPillar> = {}): ResolvedPillar => ({
  name: 'garden',
  title: 'Garden',
  version: '1.2.3',
  owner: 'gardeners',
  timeoutMs: 50,
  base: '/pillars/garden/1.2.3/',
  release: `sha384-${'R'.repeat(64)}`,
  failure: null,
  metadata: {
    title: 'Garden',
    accent: 'green',
    routes: [{ id: 'root', path: '/garden', query: [], files: ['route-root.js'] }],
    pages: [
      { id: 'garden', path: '/garden', label: 'Garden', translations: { es: 'Jardín' }, icon: 'school' },
      { id: 'plot', path: '/garden/plot', label: 'My plot', icon: 'person', needsAccounts: true },
    ],
    extensions: gardenExtensions,
    extensionFiles: {},
  },
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  ...change,
});

/** The garden's one page. */
export const gardenPage = defineRoute({
  meta: () => ({ metaTitle: 'Garden', description: 'Plants', breadcrumbs: [] }),
  Component: () => 'Cedars of Lebanon',
});

const fertilizer = choicePreference('fertilizer', ['compost', 'none']);

function FertilizerField() {
  const [value, choose] = usePreference(fertilizer);
  return createElement('button', { type: 'button', onClick: () => choose('none') }, `Fertilizer: ${value}`);
}

/** Below the field: the plants that it names, and a way to the modal. */
function PlantsBelow({ field, openModal }: ActionFieldProps) {
  const subscribe = (listener: () => void) => {
    const input = field.current;
    input?.addEventListener('input', listener);
    return () => input?.removeEventListener('input', listener);
  };
  const typed = useSyncExternalStore(subscribe, () => field.current?.value);
  return createElement('button', { type: 'button', onClick: openModal }, `Plants like ${typed}`);
}

const modalNamed = (name: string) => () =>
  Promise.resolve(({ onClose }: ModalProps) => createElement('button', { type: 'button', onClick: onClose }, name));

/** Days for which the garden's daily card was loaded, and those for which that fails. */
export const requestedDays: string[] = [];
export const lostDays = new Set<string>();
/** Days whose plant never comes. */
export const endlessDays = new Set<string>();

export const gardenModule: PillarModule = definePillar({
  routes: { root: () => Promise.resolve(gardenPage) },
  extensions: {
    menuEntries: { garden: () => Promise.resolve(() => 'Beds and borders') },
    settingsFields: { fertilizer: () => Promise.resolve(FertilizerField) },
    homeCards: {
      season: () =>
        Promise.resolve(defineHomeCard({ loader: () => Promise.resolve({}), Component: () => 'It is spring' })),
      'plant-of-the-day': () =>
        Promise.resolve(
          defineHomeCard<string>({
            loader: ({ date }) => {
              requestedDays.push(date);
              if (endlessDays.has(date)) return new Promise(() => undefined);
              return lostDays.has(date) ? Promise.reject(new Error('offline')) : Promise.resolve(`Plant of ${date}`);
            },
            Component: ({ data }) => data,
          }),
        ),
    },
    modals: { finder: modalNamed('Find'), plot: modalNamed('Dig') },
    headerActions: { garden: () => Promise.resolve(PlantsBelow) },
    relatedContent: {
      recipes: () => Promise.resolve(({ subject }: RelatedContentProps) => `Recipes with ${subject.id}`),
    },
    linkPreviews: {
      plants: () => Promise.resolve(({ path }: LinkPreviewProps) => `Drawing of ${path}`),
    },
  },
});

/** A source whose load() returns each of these in turn; the last one repeats. An Error is thrown. */
export function sourceOf(...answers: unknown[]): PillarSource & { loads: number; renewals: number } {
  const source = {
    loads: 0,
    renewals: 0,
    load() {
      const answer = answers[Math.min(source.loads, answers.length - 1)];
      source.loads += 1;
      if (answer === 'never') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    diagnose: (error: unknown, pillar: ResolvedPillar) =>
      Promise.resolve(new PillarFailure('evaluation', pillar, String(error))),
    renew(pillar: ResolvedPillar) {
      source.renewals += 1;
      return Promise.resolve({ ...pillar, failure: null });
    },
  };
  return source;
}
