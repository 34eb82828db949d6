import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames, refsOsis } from '@manna/shared/domain';
import { passageName, passageSegment } from '@manna/shared/domain/references';
import { redirectTo } from '@manna/shared/runtime';
import { AtlasPassageDocument, type AtlasPassageQuery } from '../../generated/graphql';
import { passageEntriesPath } from '../../passages/passage-paths';
import { passageInUrl } from '../../passages/passage-in-url';
import { readingPath } from '../../passages/whole-chapter';
import { atlasPath, readAtlas } from '@manna/shared/domain/atlas';

type MentionedPlace = AtlasPassageQuery['mentionsIn'][number]['mentions'][number];

/** A passage, and the places that it mentions. */
export interface AtlasPassage {
  kind: 'passage';
  /** 'Acts 13'. */
  name: string;
  /** The page of all that the passage mentions. */
  entriesPath: string;
  readPath: string;
  /** Slugs of the places where a journey stops in the passage, and of the others that it mentions. */
  visited: string[];
  mentioned: string[];
  /** Places whose location nobody knows, which no map can show. */
  unknown: { name: string; path: string }[];
  /** How many more places it mentions than the gateway returns. */
  leftOut: number;
}

/** A text that is no passage, with the passage that may have been meant. */
export interface NoPassage {
  kind: 'none';
  written: string;
  meant: { name: string; path: string } | undefined;
}

const slugs = (places: readonly MentionedPlace[]) => places.map(({ entry }) => entry.slug);

/** Loads the places of the passage that a URL of the atlas names. Redirects to the canonical spelling of the passage. */
export async function loadPassage(written: string, { data, text, url }: LoaderArgs): Promise<AtlasPassage | NoPassage> {
  const names = text(bookNames);
  const address = await passageInUrl(written, text);
  const inAtlas = (passage: string) => atlasPath({ ...readAtlas(url.searchParams), passage });
  if (address.kind === 'nothing') return { kind: 'none', written, meant: undefined };
  if (address.kind === 'invalid') {
    const { repaired } = address;
    const meant = { name: passageName(repaired, names), path: inAtlas(passageSegment(repaired)) };
    return { kind: 'none', written, meant };
  }
  const { refs } = address;
  const segment = passageSegment(refs);
  if (segment !== written) throw redirectTo(inAtlas(segment), 301);
  const { mentionsIn } = await data.query(AtlasPassageDocument, { passages: refsOsis(refs).split(',') });
  const places = mentionsIn.flatMap(({ mentions }) => mentions);
  const located = places.filter(({ location }) => location !== null);
  return {
    kind: 'passage',
    name: passageName(refs, names),
    entriesPath: passageEntriesPath(segment),
    readPath: readingPath(refs),
    visited: slugs(located.filter(({ isVisited }) => isVisited)),
    mentioned: slugs(located.filter(({ isVisited }) => !isVisited)),
    unknown: places
      .filter(({ location }) => location === null)
      .map(({ entry }) => ({ name: entry.name, path: entry.pagePath })),
    leftOut: (mentionsIn[0]?.totalCount ?? 0) - places.length,
  };
}
