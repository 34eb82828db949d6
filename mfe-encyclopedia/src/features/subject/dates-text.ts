import type { DatedSubject } from '@manna/shared/contracts';

/** Texts of the dates of an entry. */
export const datesText = {
  title: 'Dates',
  source: 'From',
  meanwhile: 'What else happened then?',
};

/** What a date is about. */
export const datedSubjectNames = {
  event: 'When it was',
  reign: 'Reign',
  life: 'Life',
  ministry: 'Years of prophecy',
  writing: 'Writing',
} satisfies Record<DatedSubject, string>;
