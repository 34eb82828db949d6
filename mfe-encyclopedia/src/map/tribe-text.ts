/** Texts of the map of a tribe. */
export const tribeText = {
  approximate: 'The land is drawn around the towns that the book of Joshua names; its borders are approximate.',
};
