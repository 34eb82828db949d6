/** Longer texts are cut before they are looked through. Characters. */
const LOOKED_THROUGH = 5000;

/** A text without the queries of addresses, where readers' words stand, and without e-mail addresses. */
export const withoutPersonalData = (text: string): string =>
  text
    .slice(0, LOOKED_THROUGH)
    .replace(/\?[^\s"'<>]+/g, '')
    .replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]+/g, '[address]');
