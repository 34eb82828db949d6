import type { OmissionReason } from '@manna/shared/contracts';

/** What the site says inside a text: instead of a verse without words, by the reason, and before a note of its own. */
export const siteWords = {
  edition: '[This edition leaves the verse out.]',
  copy: '[This verse is not in our copy.]',
  faulty: '[This verse is damaged in our copy.]',
  note: 'Our note:',
} satisfies Record<OmissionReason | 'note', string>;

export const spanishSiteWords: Readonly<Record<keyof typeof siteWords, string>> = {
  edition: '[Esta edición omite el versículo.]',
  copy: '[Este versículo no está en nuestra copia.]',
  faulty: '[Este versículo está dañado en nuestra copia.]',
  note: 'Nota nuestra:',
};
