import type { ReactNode } from 'react';
import { categoryLook } from '../../domain';
import { Page } from '../page/page';
import { CategoryIcon } from './category-icon';

interface CategoryFrameProps {
  /** Slug of the category, for color and icon. */
  category: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a category's list: its name with its icon, in its color. */
export function CategoryFrame({ category, title, lead, children }: CategoryFrameProps) {
  const { accent, icon } = categoryLook(category);
  return (
    <Page accent={accent} icon={<CategoryIcon name={icon} />} title={title} lead={lead}>
      {children}
    </Page>
  );
}
