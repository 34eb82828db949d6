import type { OmissionReason } from '@manna/shared/contracts';

/** What the site says in a document that it makes. */
export const handoutEn = {
  edition: '[This edition leaves the verse out.]',
  copy: '[This verse is not in our copy.]',
  faulty: '[This verse is damaged in our copy.]',
  ourNote: 'Our note:',
  notes: 'Notes',
  passages: 'Passages',
  sources: 'Sources',
  figure: 'Figure:',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** A calendar says which day of a reading plan it is: 'day 3 of 365'. */
  dayOf: (day: number, days: number) => `day ${day} of ${days}`,
  madeAt: (site: string, address: string) => `From ${site}, ${address}`,
} satisfies Record<OmissionReason, string> & Record<string, unknown>;

export type HandoutText = Readonly<typeof handoutEn>;
