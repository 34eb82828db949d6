export const bookText = {
  chapters: 'Chapters',
  oldTestamentLead: (count: number) => `${count === 1 ? 'One chapter' : `${count} chapters`}. Old Testament.`,
  newTestamentLead: (count: number) => `${count === 1 ? 'One chapter' : `${count} chapters`}. New Testament.`,
  description: (name: string, count: number) =>
    `Read ${name} in the Bible: ${count === 1 ? 'one chapter' : `${count} chapters`}.`,
};
