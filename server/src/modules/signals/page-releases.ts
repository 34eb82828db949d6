import { areaOf } from '@manna/shared/domain/host';
import { z } from 'zod';
import type { CompositionState } from '../composition/composition-state';

const MAX_VERSION_CHARACTERS = 60;
const MAX_RELEASES = 20;

export const nameSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);
export const versionSchema = z.string().max(MAX_VERSION_CHARACTERS);

/** Versions of the shell and the pillars of a page, by name. */
export const releasesSchema = z
  .record(nameSchema, versionSchema)
  .refine((releases) => Object.keys(releases).length <= MAX_RELEASES, `expected at most ${MAX_RELEASES} releases`);

/** The owner of pages that are no pillar's. */
export const SHELL = 'shell';

/** The pillar of a page, or SHELL. By its path, because any text that a client sends would become a label of a metric. */
export const pillarAt = ({ resolved }: Pick<CompositionState, 'resolved'>, path: string): string =>
  resolved.pillars.find(({ metadata }) => metadata?.routes.some((route) => areaOf(route.path) === areaOf(path)))
    ?.name ?? SHELL;
