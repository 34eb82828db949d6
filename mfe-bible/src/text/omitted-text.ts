import type { OmissionReason } from '@manna/shared/contracts';

/** What stands in the place of a verse without words, by the reason. `unknown`: the text does not give one. */
export const omittedText = {
  edition: '[This edition leaves the verse out.]',
  copy: '[This verse is not in our copy of this edition.]',
  faulty: '[Our copy of this edition is faulty here, so the verse is not shown.]',
  unknown: '[The verse is not in this text.]',
} satisfies Record<OmissionReason | 'unknown', string>;

export const spanishOmittedText: Readonly<Record<keyof typeof omittedText, string>> = {
  edition: '[Esta edición omite el versículo.]',
  copy: '[Este versículo no está en nuestra copia de esta edición.]',
  faulty: '[Nuestra copia de esta edición es defectuosa aquí, por lo que no se muestra el versículo.]',
  unknown: '[El versículo no está en este texto.]',
};
