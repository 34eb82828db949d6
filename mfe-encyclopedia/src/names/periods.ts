import type { Period } from '@manna/shared/contracts';
import type { Period as PeriodName } from '../generated/graphql';

/** Names of the periods of events by slug, in chronological order. */
export const periodNames = {
  beginnings: 'Creation to Babel',
  patriarchs: 'Abraham to Joseph',
  exodus: 'Moses to Joshua',
  judges: 'The judges',
  'united-kingdom': 'Saul, David and Solomon',
  'divided-kingdom': 'Israel and Judah',
  exile: 'In Babylon',
  return: 'Cyrus to Nehemiah',
  'between-the-testaments': 'Between the Testaments',
  'life-of-christ': 'The life of Christ',
  'early-church': 'The early church',
  'church-history': 'The church since then',
  'bible-translation': 'The Bible in other languages',
} satisfies Record<Period, string>;

/** The periods in chronological order. Not those of the contracts, which bring their checks into a page's code. */
export const periodSlugs = Object.keys(periodNames) as Period[];

/** GraphQL's names of enum values have no hyphens. */
export const slugOfPeriod = (name: PeriodName) => name.replaceAll('_', '-') as Period;
