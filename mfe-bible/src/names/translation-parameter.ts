/** The query parameter that names a translation, by its slug. */
export const TRANSLATION_PARAMETER = 'translation';
