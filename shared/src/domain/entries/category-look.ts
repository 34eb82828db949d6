import type { Category } from '../../contracts';
import { categories } from './collections';

/** The look of a category: a colour, which is always shown with an icon. */
export interface CategoryLook {
  accent: Category['colour'];
  /** Slug of a shape. */
  icon: string;
}

/** The look of a category. Throws an Error for an unknown slug. */
export function categoryLook(slug: string): CategoryLook {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) throw new Error(`There is no category ${slug}`);
  return { accent: category.colour, icon: category.icon };
}
