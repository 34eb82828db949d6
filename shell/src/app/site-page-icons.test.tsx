import { render } from '@testing-library/react';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { sitePageIcon } from '../features/site-pages/site-page-icons';
import { routes } from './descriptor.json';

const shapeOf = (icon: string) => render(<CategoryIcon name={icon} />).container.querySelector('path')?.outerHTML;

test('each of the site’s own pages has an icon that exists', () => {
  const dot = shapeOf('no such icon');
  const slugs = routes.filter(({ id }) => id === 'site-page').map(({ path }) => path.slice(1));
  for (const slug of [...slugs, 'one of later']) expect(shapeOf(sitePageIcon(slug))).not.toBe(dot);
});
