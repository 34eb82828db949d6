import type { LoaderArgs } from '@manna/shared/contracts';
import { FamilyDocument, KinPathDocument, type KinPathQuery } from '../../generated/graphql';
import { slugOfPath } from '../../names/slug-of-path';
import { familyNotFound } from '../../not-found/family-not-found';
import { readGenerations, type Generations } from './family-address';
import type { Family } from './kin';

/** A path that was asked for; `found` is null if nobody has the name. */
export interface AskedPath {
  asked: string;
  found: KinPathQuery['kinPath'];
}

/** The family of a person, and how the person is related to another one if that was asked. */
export interface FamilyData {
  slug: string;
  family: Family;
  generations: Generations;
  path: AskedPath | undefined;
}

export async function loadFamily(args: LoaderArgs): Promise<FamilyData> {
  const { data, params, url } = args;
  const slug = slugOfPath(params['person'] ?? '');
  const generations = readGenerations(url.searchParams);
  const asked = url.searchParams.get('to')?.trim().slice(0, 100) ?? '';
  const [{ family }, path] = await Promise.all([
    data.query(FamilyDocument, { slug, ...generations }),
    asked === '' ? undefined : data.query(KinPathDocument, { from: slug, to: asked }),
  ]);
  if (!family) throw await familyNotFound(slug, args);
  return { slug, family, generations, path: path && { asked, found: path.kinPath } };
}
