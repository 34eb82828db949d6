/** Comes before a note that is the site's own and not the edition's. */
export const noteText = { bySite: 'Our note:' };

export const spanishNoteText: typeof noteText = { bySite: 'Nota nuestra:' };
