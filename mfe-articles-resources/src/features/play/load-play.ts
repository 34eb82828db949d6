import type { LoaderArgs, Playable, PlayableOf } from '@manna/shared/contracts';
import { articlesResourcesPaths, siteOrigin } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { PlayDocument, type PlayQuery } from '../../generated/graphql';
import type { PassageGame, PassageToPlay } from './passage-games/passage-to-play';
import { readPuzzle, type Puzzle } from './puzzle/puzzle';
import { roundOfPuzzle, type InteractiveData } from './round-of-puzzle';
import { findResourceCategory, type ResourceCategory } from '../../names/categories';

type Entry = NonNullable<PlayQuery['entryByPath']['entry']>;
type Resource = Extract<Entry, { __typename: 'Resource' }>;
export type PlayFile = Resource['files'][number];
export type PlayPicture = Resource['images'][number];

/** The file that is played, by kind of player. */
export type Played =
  | {
      kind: 'recording';
      media: 'audio' | 'video';
      file: PlayFile;
      captions: PlayFile | null;
      transcript: PlayableOf<'recording'>;
    }
  | { kind: 'pictures'; pictures: readonly PlayPicture[] }
  /** A game, a timeline or a read-along passage. */
  | { kind: 'interactive'; file: PlayFile; playable: InteractiveData; puzzle: Puzzle }
  /** A game on a map, and the path of the map's ground. */
  | { kind: 'places'; file: PlayFile; game: PlayableOf<'match-the-place'>; puzzle: Puzzle; ground: string | null }
  /** A game that is made from a passage. */
  | { kind: 'passage'; file: PlayFile; game: PassageGame; passage: PassageToPlay }
  | { kind: 'file'; file: PlayFile };

export interface PlayData {
  resource: Pick<Resource, 'name' | 'summary' | 'pagePath' | 'images'>;
  category: ResourceCategory;
  played: Played;
  /** The site's origin, for links that leave it. */
  origin: string;
}

const isOfPassage = (playable: Playable): playable is PassageGame =>
  playable.kind === 'word-search' || playable.kind === 'memory-verse';

const hasType = (type: string) => (file: PlayFile) => file.mediaType.startsWith(type);

/** The sound or film that a transcript belongs to, among the files of the resource; undefined if it is not there. */
function recordingOf(transcript: PlayableOf<'recording'>, files: readonly PlayFile[]): Played | undefined {
  const captions = files.find(hasType('text/vtt')) ?? null;
  const video = files.find(hasType('video/'));
  const file = video ?? files.find(hasType('audio/'));
  return file && { kind: 'recording', media: video ? 'video' : 'audio', file, captions, transcript };
}

async function choosePlayed(
  { plays: file, files, images, playable }: Resource,
  args: LoaderArgs,
): Promise<Played | undefined> {
  if (!file) return files.some(hasType('image/')) ? { kind: 'pictures', pictures: images } : undefined;
  if (hasType('image/')(file)) return { kind: 'pictures', pictures: images };
  if (!playable) return { kind: 'file', file };
  if (playable.kind === 'recording') return recordingOf(playable, files);
  const puzzle = readPuzzle(args.url.searchParams);
  if (playable.kind === 'match-the-place') {
    const { loadGround } = await import(/* webpackChunkName: "route-play.places" */ './place-map/load-ground');
    return { kind: 'places', file, game: playable, puzzle, ground: await loadGround(args) };
  }
  if (!isOfPassage(playable))
    return { kind: 'interactive', file, playable: await roundOfPuzzle(playable, puzzle), puzzle };
  const { loadPassage } = await import(/* webpackChunkName: "route-play.passage" */ './passage-games/load-passage');
  return { kind: 'passage', file, game: playable, passage: await loadPassage(args, playable) };
}

/** Loads what a resource plays; 404 if the resource is unknown or has nothing to play. */
export async function loadPlay(args: LoaderArgs): Promise<PlayData> {
  const { params, url, data, site } = args;
  const category = findResourceCategory(params.category);
  if (!category) throw notFound();
  const path = articlesResourcesPaths.resource({ category, slug: (params.slug ?? '').toLowerCase() });
  const { entryByPath } = await data.query(PlayDocument, { path });
  if (entryByPath.movedTo !== null) throw redirectTo(`${entryByPath.movedTo}/play${url.search}`, 301);
  const resource = entryByPath.entry;
  if (resource?.__typename !== 'Resource') throw notFound();
  const playPath = `${resource.pagePath}/play`;
  if (url.pathname !== playPath) throw redirectTo(playPath + url.search, 301);
  const played = await choosePlayed(resource, args);
  if (!played) throw notFound();
  const { name, summary, pagePath, images } = resource;
  return { resource: { name, summary, pagePath, images }, category, played, origin: siteOrigin(site, url) };
}
