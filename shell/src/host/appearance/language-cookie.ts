/** Cookie with the language that the reader chose. The gateway reads it too. */
export const LANGUAGE_COOKIE = 'dm-language';
