import { books, categories } from '@manna/shared/domain';

const order: readonly string[] = [...books.map(({ osisId }) => osisId), ...categories.map(({ slug }) => slug)];

/** Groups with their number of results: books in the order of the Bible, categories in that of the site. */
export const sortedGroups = (groups: Readonly<Record<string, number>>): [group: string, count: number][] =>
  Object.entries(groups).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
