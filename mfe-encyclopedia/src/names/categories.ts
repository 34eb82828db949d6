import { categories, categoryLook, type CategoryLook, encyclopediaCategoryNames } from '@manna/shared/domain';

export type CategorySlug = keyof typeof encyclopediaCategoryNames;

/** The six categories, in display order. */
export const categorySlugs: readonly CategorySlug[] = categories.map(({ slug }) => slug).filter(isCategorySlug);

export function isCategorySlug(slug: string): slug is CategorySlug {
  return Object.hasOwn(encyclopediaCategoryNames, slug);
}

/** The look of an entry by the slug of its category; that of the dictionary for slugs outside the encyclopedia. */
export const lookOf = (slug: string): CategoryLook => categoryLook(isCategorySlug(slug) ? slug : 'dictionary');
