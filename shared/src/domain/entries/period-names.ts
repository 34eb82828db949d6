import type { Period } from '../../contracts';

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

export const spanishPeriodNames: typeof periodNames = {
  beginnings: 'De la creación a Babel',
  patriarchs: 'De Abraham a José',
  exodus: 'De Moisés a Josué',
  judges: 'Los jueces',
  'united-kingdom': 'Saúl, David y Salomón',
  'divided-kingdom': 'Israel y Judá',
  exile: 'En Babilonia',
  return: 'De Ciro a Nehemías',
  'between-the-testaments': 'Entre los Testamentos',
  'life-of-christ': 'La vida de Cristo',
  'early-church': 'La iglesia primitiva',
  'church-history': 'La iglesia desde entonces',
  'bible-translation': 'La Biblia en otras lenguas',
};
