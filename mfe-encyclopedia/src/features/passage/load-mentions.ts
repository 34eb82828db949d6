import type { BibleRef, LoaderArgs } from '@manna/shared/contracts';
import { bookNames, refsOsis } from '@manna/shared/domain';
import { passageSegment, referenceFromUrl, validateReferences } from '@manna/shared/domain/references';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { MentionsDocument, type MentionsQuery } from '../../generated/graphql';
import { passageEntriesPath } from '../../names/passage-entries-path';

/** The gateway reads no more passages at once. */
const MOST_REFERENCES = 200;

/** The entries of one collection that a passage mentions. */
export type MentionGroup = MentionsQuery['mentionsIn'][number];
export type Mention = MentionGroup['mentions'][number];

export interface MentionsData {
  refs: readonly BibleRef[];
  groups: MentionGroup[];
}

/** The references of a path in its one canonical spelling; undefined for any other path. */
function canonicalRefs(segment: string): readonly BibleRef[] | undefined {
  try {
    const refs = referenceFromUrl(segment);
    return validateReferences(refs).length === 0 && passageSegment(refs) === segment ? refs : undefined;
  } catch {
    return undefined;
  }
}

/** Any other spelling is read by code that most readers do not need. */
async function refsOf(segment: string, text: LoaderArgs['text']): Promise<readonly BibleRef[]> {
  const refs = canonicalRefs(segment);
  if (refs) return refs;
  const { writtenPassage } = await import(/* webpackChunkName: "written-passage" */ './written-passage');
  return writtenPassage(segment, text(bookNames));
}

/** Loads what a passage mentions; 404 if the URL names none, with the passage that it may have meant. */
export async function loadMentions({ params, url, data, text }: LoaderArgs): Promise<MentionsData> {
  const written = params['reference'] ?? '';
  const refs = await refsOf(written, text);
  if (refs.length > MOST_REFERENCES) throw notFound();
  const segment = passageSegment(refs);
  if (segment !== written) throw redirectTo(passageEntriesPath(segment) + url.search, 301);
  const { mentionsIn } = await data.query(MentionsDocument, { passages: refsOsis(refs).split(',') });
  return { refs, groups: mentionsIn };
}
