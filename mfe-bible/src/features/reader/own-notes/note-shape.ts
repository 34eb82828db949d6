/** A pen, on a 24 by 24 field. */
export const noteShape = 'M4 20l1-4.5L16 4.5a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14 6.5l3.5 3.5';
