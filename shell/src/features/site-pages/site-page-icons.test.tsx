import { render } from '@testing-library/react';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { sitePageIcon } from './site-page-icons';
import { sitePageSlugs } from './site-page-slugs';

const shapeOf = (icon: string) => render(<CategoryIcon name={icon} />).container.querySelector('path')?.outerHTML;

test('each page of the site has an icon that can be drawn', () => {
  const dot = shapeOf('no such icon');
  for (const slug of [...sitePageSlugs, 'one of later']) expect(shapeOf(sitePageIcon(slug))).not.toBe(dot);
});
