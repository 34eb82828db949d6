import { encyclopediaPaths } from '@manna/shared/domain';

/** The page of what a passage mentions; `segment` is its references in URL form, 'mat5-7_psa1'. */
export const passageEntriesPath = (segment: string): string =>
  encyclopediaPaths.passage({ reference: segment }).replaceAll('%2C', ',');

/** The atlas with the places of a passage. */
export const atlasOfPassagePath = (segment: string): string => `${encyclopediaPaths.atlas}?passage=${segment}`;
