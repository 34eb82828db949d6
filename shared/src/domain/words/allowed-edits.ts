/** How many letters may be wrong in a name: none of three, one of four, two of seven, three of twelve. */
export const allowedEdits = (name: string): number => [4, 7, 12].filter((length) => name.length >= length).length;
