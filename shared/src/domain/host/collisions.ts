import type { PillarRelease, ShellRelease } from '../../contracts';
import { gatewayAreas } from '../pages/gateway-areas';

/** What a pillar claims of the site: its name, routes, pages and modals. */
export interface Claims {
  name: string;
  metadata: Pick<PillarRelease['metadata'], 'routes' | 'pages' | 'extensions'>;
}

/** First segment of the path of the page that readers see offline. */
export const OFFLINE_SITE = 'offline-site';

/** Areas that no pillar can have: those of the gateway, and that page. */
const reserved = [...gatewayAreas, OFFLINE_SITE];

const GATEWAY = 'the gateway';
const SHELL = 'the shell';

/** '/bible/:book' is below '/bible'. A path that begins with a parameter or a splat is below all. */
export const areaOf = (path: string): string => path.split('/')[1] ?? '';
const takesAll = (path: string): boolean => /^[:*]/.test(areaOf(path));

const pathsOf = ({ metadata }: Claims): string[] => metadata.routes.map(({ path }) => path);
const modalsOf = ({ metadata }: Claims): string[] => (metadata.extensions.modals ?? []).map(({ id }) => id);
const feedsOf = ({ metadata }: Claims): string[] => (metadata.extensions.feeds ?? []).map(({ id }) => id);

/** What the links to a pillar's pages are called, in each language. */
const labelsOf = ({ metadata }: Claims): { language: string; label: string }[] =>
  metadata.pages.flatMap(({ label, translations }) => [
    { language: 'en', label },
    ...Object.entries(translations ?? {}).map(([language, translated]) => ({ language, label: translated })),
  ]);

/**
 * The owner of each area, such as 'bible' for all paths below /bible: the gateway and the shell first, then the pillar
 * with the page /bible itself, and at last the first that has a page there.
 */
function ownersOf(pillars: readonly Claims[], shell: Pick<ShellRelease, 'routes'>): ReadonlyMap<string, string> {
  const claims = [
    ...reserved.map((area) => [area, GATEWAY] as const),
    ...shell.routes.map(({ path }) => [areaOf(path), SHELL] as const),
    ...pillars.flatMap((one) =>
      pathsOf(one).flatMap((path) => (path === `/${areaOf(path)}` ? [[areaOf(path), one.name] as const] : [])),
    ),
    ...pillars.flatMap((one) => pathsOf(one).map((path) => [areaOf(path), one.name] as const)),
  ];
  const owners = new Map<string, string>();
  for (const [area, owner] of claims) if (!owners.has(area)) owners.set(area, owner);
  return owners;
}

/**
 * Finds pillars that take what belongs to another. Returns one sentence for each, by its name: its routes would otherwise
 * answer for another pillar's pages without a word.
 */
export function collisionsOf(
  pillars: readonly Claims[],
  shell: Pick<ShellRelease, 'routes'>,
): ReadonlyMap<string, string> {
  const owners = ownersOf(pillars, shell);
  const takers = new Map<string, string>();
  /** The first pillar that takes something has it. */
  const ownerOf = (thing: string, name: string): string => {
    const owner = takers.get(thing) ?? name;
    takers.set(thing, owner);
    return owner;
  };
  const found = new Map<string, string>();
  for (const pillar of pillars) {
    const { name } = pillar;
    const faults = [
      ...pathsOf(pillar).map((path) => {
        if (takesAll(path)) return `has the route ${path}, which takes the pages of every pillar`;
        const owner = owners.get(areaOf(path));
        return owner === name
          ? ''
          : `has the route ${path}, but what is below /${areaOf(path)} belongs to ${owner ?? ''}`;
      }),
      ...pillar.metadata.pages.map(({ id, path }) => {
        const isOwn = pathsOf(pillar).some((route) => areaOf(route) === areaOf(path));
        return isOwn ? '' : `has the page ${id} at ${path}, where it has no route`;
      }),
      ...modalsOf(pillar).map((id) => {
        const owner = ownerOf(`modal ${id}`, name);
        return owner === name ? '' : `has the modal ${id}, which ${owner} has`;
      }),
      ...feedsOf(pillar).map((id) => {
        const owner = ownerOf(`feed ${id}`, name);
        return owner === name ? '' : `has the feed ${id}, which ${owner} has`;
      }),
      ...labelsOf(pillar).map(({ language, label }) => {
        const owner = ownerOf(`label ${language} ${label.toLowerCase()}`, name);
        return owner === name ? '' : `calls a page ${label}, as ${owner} does: readers could not tell them apart`;
      }),
    ];
    const fault = faults.find((one) => one !== '');
    if (fault !== undefined) found.set(name, `${name} ${fault}.`);
  }
  return found;
}
