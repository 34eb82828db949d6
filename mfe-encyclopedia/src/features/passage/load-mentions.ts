import type { BibleRef, LoaderArgs } from '@manna/shared/contracts';
import { bookNames, refsOsis } from '@manna/shared/domain';
import { passageName, passageSegment } from '@manna/shared/domain/references';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { groundOf, type Ground } from '../../map/ground';
import { MentionsDocument, type MentionsQuery } from '../../generated/graphql';
import { passageEntriesPath } from '../../passages/passage-paths';
import { passageInUrl } from '../../passages/passage-in-url';

/** The entries of one collection that a passage mentions. */
export type MentionGroup = MentionsQuery['mentionsIn'][number];
export type Mention = MentionGroup['mentions'][number];

export interface MentionsData {
  refs: readonly BibleRef[];
  groups: MentionGroup[];
  /** What the map of its places is drawn on. */
  ground: Ground;
}

/** Loads what a passage mentions; 404 if the URL names none, with the passage that it may have meant. */
export async function loadMentions({ params, url, data, text }: LoaderArgs): Promise<MentionsData> {
  const written = params['reference'] ?? '';
  const address = await passageInUrl(written, text);
  if (address.kind === 'nothing') throw notFound();
  if (address.kind === 'invalid') {
    const { repaired } = address;
    throw notFound([
      { path: passageEntriesPath(passageSegment(repaired)), label: passageName(repaired, text(bookNames)) },
    ]);
  }
  const { refs } = address;
  const segment = passageSegment(refs);
  if (segment !== written) throw redirectTo(passageEntriesPath(segment) + url.search, 301);
  const { mentionsIn, ground } = await data.query(MentionsDocument, { passages: refsOsis(refs).split(',') });
  return { refs, groups: mentionsIn, ground: groundOf(ground) };
}
