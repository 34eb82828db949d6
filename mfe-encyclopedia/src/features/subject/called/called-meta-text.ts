/** Texts that the page of an entry downloads too, because its route chooses the meta. */
export const calledMetaText = {
  description: (name: string, entries: string) => `What “${name}” may mean in the Bible: ${entries}.`,
};
