import type { ListedEntry } from '@manna/shared/domain';

/** An entry of a listing; what a test does not name is empty, or follows from the name. */
export const listed = ({ name = '', ...entry }: Partial<ListedEntry>): ListedEntry => ({
  id: name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  category: 'people',
  name,
  title: '',
  aliases: [],
  summary: '',
  resultPath: '',
  image: '',
  text: '',
  ...entry,
});
