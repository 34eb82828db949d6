import type { Entry, Journey, Lineage, Relation } from '@manna/shared/contracts';
import { bookBySlug, entryPath, inverseOf, proseRuns } from '@manna/shared/domain';
import { atlasPath, readAtlas } from '@manna/shared/domain/atlas';
import { inCanonOrder, isVerse, versesOf } from '../../base/bible/reference-verses';
import type { Redirect } from './redirects';

/** The entries of a release with everything that refers to them. */
export interface ReleaseEntries {
  readonly entries: readonly Entry[];
  readonly relations: readonly Relation[];
  readonly redirects: readonly Redirect[];
  readonly journeys: readonly Journey[];
  readonly lineages: readonly Lineage[];
}

type Named = ReadonlyMap<string, Entry>;

const doubles = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};

function addressFaults({ entries, redirects }: ReleaseEntries): string[] {
  const paths = new Set(entries.map(({ pagePath }) => pagePath));
  const [pillar, second] = ['encyclopedia', 2];
  /** Whether the path is that of a book of the Bible. */
  const isOfBook = (path: string) =>
    path.split('/')[1] === pillar && bookBySlug(path.split('/')[second] ?? '') !== undefined;
  return [
    ...doubles(entries.map(({ id }) => id)).map((id) => `Two entries have the id ${id}.`),
    ...doubles(entries.map(({ pagePath }) => pagePath)).map((path) => `Two entries have the address ${path}.`),
    ...entries
      .filter((entry) => entry.pagePath !== entryPath(entry))
      .map((entry) => `${entry.id} has the address ${entry.pagePath}, not ${entryPath(entry)}.`),
    ...[...paths].filter(isOfBook).map((path) => `The address ${path} is that of a book of the Bible.`),
    ...doubles(redirects.map(({ from }) => from)).map((from) => `${from} leads to two addresses.`),
    ...redirects
      .filter(({ from }) => paths.has(from))
      .map(({ from }) => `${from} is left for another, and is an entry’s.`),
    ...redirects
      .filter(({ to }) => !paths.has(to))
      .map(({ from, to }) => `${from} leads to ${to}, which is no entry’s.`),
  ];
}

/** A derived entry stands on no more verses than this: what Scripture names more often, somebody writes about. */
const MOST_DERIVED_VERSES = 20;

const unwrittenFaults = ({ entries }: ReleaseEntries): string[] =>
  entries
    .filter(({ origin, verses }) => origin === 'derived' && verses.length > MOST_DERIVED_VERSES)
    .map(({ pagePath, name, verses }) => `${verses.length} verses name ${name}, and ${pagePath} is not written yet.`);

function verseFaults({ entries }: ReleaseEntries): string[] {
  return entries.flatMap(({ id, verses, references }) => {
    const inList = new Set(verses);
    return [
      ...verses
        .filter((verse) => !isVerse(verse))
        .map((verse) => `${id} names the verse ${verse}, which does not exist.`),
      ...(inCanonOrder(verses).join() === verses.join()
        ? []
        : [`${id} has its verses in another order than the canon.`]),
      ...(references.flatMap(versesOf).every((verse) => inList.has(verse))
        ? []
        : [`${id} stands on a verse that is not among its verses.`]),
      ...(references.every((ref) => versesOf(ref).length > 0) ? [] : [`${id} has a reference that names no verse.`]),
    ];
  });
}

function linkFaults({ entries }: ReleaseEntries, named: Named): string[] {
  const blocksOf = (entry: Entry) =>
    entry.typename === 'Resource' ? [...entry.body, ...(entry.tables ?? [])] : entry.body;
  return entries.flatMap((entry) => {
    const { id } = entry;
    return blocksOf(entry)
      .flatMap((block) => proseRuns(block).flat())
      .flatMap((inline) => {
        if (inline.kind !== 'entry' || named.get(inline.id)?.pagePath === inline.path) return [];
        return [`${id} links to ${inline.id} at ${inline.path}, where it is not.`];
      });
  });
}

function relationFaults({ relations }: ReleaseEntries, named: Named): string[] {
  const all = new Set(relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`));
  const hasInverse = ({ from, to, kind }: Relation) =>
    kind === 'child'
      ? all.has(`${to} father ${from}`) || all.has(`${to} mother ${from}`)
      : all.has(`${to} ${inverseOf(kind)} ${from}`);
  return [
    ...relations.flatMap(({ from, to, kind }) => [
      ...[from, to]
        .filter((id) => !named.has(id))
        .map((id) => `The relation ${kind} names ${id}, which does not exist.`),
      ...(from === to ? [`${from} has itself as ${kind}.`] : []),
    ]),
    ...relations
      .filter((relation) => !hasInverse(relation))
      .map(({ from, to, kind }) => `${from} has ${to} as ${kind}, and there is no inverse.`),
    ...doubles(relations.map(({ from, to, kind }) => `${from} ${kind} ${to}`)).map(
      (one) => `The relation ${one} is there twice.`,
    ),
  ];
}

/** Reports a page of the atlas that the atlas reads otherwise, and a journey or a place that it does not have. */
function atlasFaults(id: string, path: string, { entries, journeys }: ReleaseEntries): string[] {
  const state = readAtlas(new URLSearchParams(path.split('?')[1]));
  if (atlasPath(state) !== path)
    return [`The resource ${id} opens ${path}, which the atlas reads as ${atlasPath(state)}.`];
  const { journey, place } = state;
  return [
    ...(journey === null || journeys.some(({ slug }) => slug === journey)
      ? []
      : [`The resource ${id} opens the journey ${journey}, which does not exist.`]),
    ...(place === null || entries.some(({ typename, slug }) => typename === 'Place' && slug === place)
      ? []
      : [`The resource ${id} opens the place ${place}, which does not exist.`]),
  ];
}

function resourceFaults(release: ReleaseEntries): string[] {
  return release.entries.flatMap((entry) => {
    if (entry.typename !== 'Resource') return [];
    const { id, images, files, plays, atlas } = entry;
    return [
      ...(images.length > 0 ? [] : [`The resource ${id} has no picture.`]),
      ...(files.length > 0 ? [] : [`The resource ${id} has no file.`]),
      ...(plays === undefined || files.some(({ path }) => path === plays)
        ? []
        : [`The resource ${id} plays ${plays}, which is not one of its files.`]),
      ...(atlas === undefined ? [] : atlasFaults(id, atlas, release)),
    ];
  });
}

function tableFaults({ journeys, lineages }: ReleaseEntries, named: Named): string[] {
  const wanted = [
    ...journeys.flatMap(({ slug, travellers, stops }) => [
      ...travellers.map((id) => ({ slug, id, typename: 'Person' })),
      ...stops.map(({ place }) => ({ slug, id: place, typename: 'Place' })),
    ]),
    ...lineages.flatMap(({ slug, members }) =>
      members.flatMap(({ person }) => (person === undefined ? [] : [{ slug, id: person, typename: 'Person' }])),
    ),
  ];
  return wanted
    .filter(({ id, typename }) => named.get(id)?.typename !== typename)
    .map(({ slug, id, typename }) => `${slug} names ${id}, which is no ${typename}.`);
}

/** Returns one sentence per fault in the entries of a release. The list is empty for valid entries. */
export function entriesFaults(release: ReleaseEntries): string[] {
  const named = new Map(release.entries.map((entry) => [entry.id, entry]));
  return [
    ...addressFaults(release),
    ...verseFaults(release),
    ...unwrittenFaults(release),
    ...linkFaults(release, named),
    ...relationFaults(release, named),
    ...resourceFaults(release),
    ...tableFaults(release, named),
  ];
}
