import type { Period } from '@manna/shared/contracts';
import { periodNames } from '@manna/shared/domain';
import type { Period as PeriodName } from '../generated/graphql';

/** The periods in chronological order. Not those of the contracts, which bring their checks into a page's code. */
export const periodSlugs = Object.keys(periodNames) as Period[];

/** GraphQL's names of enum values have no hyphens. */
export const slugOfPeriod = (name: PeriodName) => name.replaceAll('_', '-') as Period;
