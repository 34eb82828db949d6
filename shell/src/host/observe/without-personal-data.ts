/** Longer texts are cut before they are searched. Characters. */
const LOOKED_THROUGH = 5000;

/** A text without the queries of URLs, which hold readers' words, and without e-mail addresses. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, LOOKED_THROUGH)
    .replace(/\?[^\s"'<>]+/g, '')
    .replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]+/g, '[address]');
