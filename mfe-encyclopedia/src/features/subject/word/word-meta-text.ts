/** Texts of the meta of a word's page. Apart from its other texts, because every page of this route needs these. */
export const wordMetaText = {
  title: (lemma: string, sound: string, strongs: string) => `${lemma} (${sound}), ${strongs}`,
  description: (sound: string, strongs: string, meaning: string) =>
    `${sound}, Strong’s ${strongs}: ${meaning} With its forms, its renderings and every verse.`,
};
