/** The digest of a part of the page that the server left to the browser on purpose. */
export const POSTPONED = 'postponed';
