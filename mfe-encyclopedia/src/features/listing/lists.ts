import { encyclopediaCategoryNames, encyclopediaPaths } from '@manna/shared/domain';
import type { TextOf } from '@manna/shared/contracts';
import { namesText } from '../../names/names-text';
import type { CategorySlug } from '../../names/categories';

/** The collections that have a list: the categories of the encyclopedia, and the dictionary. */
export type ListSlug = CategorySlug | 'dictionary';

/** The path of a list. */
export const listPath = (list: ListSlug): string =>
  list === 'dictionary' ? encyclopediaPaths.dictionary : encyclopediaPaths.category({ category: list });

/** The path of an entry of a list. */
export const listedPath = (list: ListSlug, slug: string): string =>
  encyclopediaPaths.subject(list === 'dictionary' ? { entity: slug } : { category: list, subject: slug });

/** The name of a list. */
export const listName = (list: ListSlug, text: TextOf): string =>
  list === 'dictionary' ? text(namesText).dictionary : text(encyclopediaCategoryNames)[list];
